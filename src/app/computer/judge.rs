//! What a computer player makes of its own score: whether it agrees to a draw, with a person or with
//! another computer, and whether it gives up.

use crate::{
    engine::{Score, chance},
    rules::{BySide, Reason, Side},
};

/// So many turns of both sides without progress are enough for a draw.
const QUIET: u32 = 20;
/// After so many turns a game has gone on for long enough.
const LONG: usize = 60;
/// A side that expects less than this part of a point is worse off, and glad of a draw.
const WORSE: f32 = 0.4;
/// A side that expects more than this has something to win.
const BETTER: f32 = 0.55;
/// Two computers agree only after so many turns of both sides without progress: twice what a person
/// must have patience for.
const STALLED: u32 = 2 * QUIET;
/// Each of them must have found the game even for so many of its turns in a row.
const EVEN: u8 = 10;
/// A game with a smaller chance is lost.
const HOPELESS: f32 = 0.02;
/// A lost game is given up after so many turns.
const PATIENCE: u8 = 4;

/// What a computer says to a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reply {
    Agrees,
    /// It has something to win.
    Better,
    /// There is still something to play for.
    Early,
}

impl Reply {
    /// Why not; `None` for a yes.
    pub(crate) fn refusal(self) -> Option<Reason> {
        match self {
            Self::Agrees => None,
            Self::Better => Some(Reason::new("computer-declines-better")),
            Self::Early => Some(Reason::new("computer-declines-early")),
        }
    }
}

/// How the game stands for the computer that is offered a draw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stand {
    /// As the computer sees it.
    pub(crate) score: Score,
    pub(crate) clear: i32,
    /// Turns since the last progress.
    pub(crate) quiet: u32,
    /// Turns since the start.
    pub(crate) turns: usize,
}

/// Answers the offer of a draw.
pub(crate) fn reply(stand: Stand) -> Reply {
    let expected = chance(stand.score, stand.clear);
    if BETTER < expected {
        return Reply::Better;
    }
    let is_worse = expected < WORSE;
    let is_over = stand.score.is_proven();
    let is_long = LONG <= stand.turns || QUIET <= stand.quiet;
    if is_worse || is_over || is_long {
        Reply::Agrees
    } else {
        Reply::Early
    }
}

/// Whether a computer would offer another one a draw, and that one would agree: nothing has happened
/// for long, and both have found the game even all the while. `even` counts for how many turns in a
/// row each has, and is brought up to date for the side that is to move.
pub(crate) fn settles(stand: Stand, side: Side, even: &mut BySide<u8>) -> bool {
    let expected = chance(stand.score, stand.clear);
    let is_even = (WORSE..=BETTER).contains(&expected);
    even[side] = if is_even {
        even[side].saturating_add(1)
    } else {
        0
    };
    STALLED <= stand.quiet
        && reply(stand) == Reply::Agrees
        && Side::BOTH.into_iter().all(|side| EVEN <= even[side])
}

/// Whether a computer gives up, by its own score and by how many turns in a row it has been
/// hopeless before; that count is brought up to date. Only who sees everything may call a loss
/// proven.
pub(crate) fn gives_up(score: Score, clear: i32, is_sound: bool, hopeless: &mut u8) -> bool {
    let lost = chance(score, clear) < HOPELESS;
    *hopeless = if lost { hopeless.saturating_add(1) } else { 0 };
    let is_proven = is_sound && score.is_proven();
    lost && (is_proven || PATIENCE <= *hopeless)
}

#[cfg(test)]
mod tests {
    use crate::{
        app::computer::judge::{EVEN, PATIENCE, Reply, STALLED, Stand, gives_up, reply, settles},
        engine::Score,
        rules::{BySide, Side},
    };

    const CLEAR: i32 = 200;

    fn check(score: Score, quiet: u32, turns: usize, expected: Reply) {
        let stand = Stand {
            score,
            clear: CLEAR,
            quiet,
            turns,
        };
        assert_eq!(reply(stand), expected, "{stand:?}");
    }

    #[test]
    fn draws_are_answered_by_score_and_progress() {
        check(Score::Estimate(0), 0, 10, Reply::Early);
        check(Score::Estimate(0), 20, 30, Reply::Agrees);
        check(Score::Estimate(0), 0, 60, Reply::Agrees);
        check(Score::Estimate(150), 90, 300, Reply::Better);
        check(Score::Win(7), 90, 300, Reply::Better);
        check(Score::Estimate(-300), 0, 4, Reply::Agrees);
        check(Score::Loss(7), 0, 4, Reply::Agrees);
        check(Score::Exact(0), 0, 4, Reply::Agrees);
    }

    /// Two computers that find the game worth this much, turn by turn; the turns they make.
    fn shuffle(worth: impl Fn(u32) -> i32) -> Option<u32> {
        let mut even = BySide::default();
        (0..300).find(|&quiet| {
            let side = if quiet % 2 == 0 {
                Side::First
            } else {
                Side::Second
            };
            let value = worth(quiet);
            let own = if side == Side::First { value } else { -value };
            let stand = Stand {
                score: Score::Estimate(own),
                clear: CLEAR,
                quiet,
                turns: quiet as usize,
            };
            settles(stand, side, &mut even)
        })
    }

    #[test]
    fn two_computers_agree_only_where_nothing_happens() {
        assert_eq!(shuffle(|_| 0), Some(STALLED));
        assert_eq!(shuffle(|_| 30), Some(STALLED), "near to even");
        assert_eq!(shuffle(|_| 120), None, "one of them plays on");
        assert_eq!(shuffle(|_| -120), None);
        // Even only from some turn on.
        let late = shuffle(|quiet| if quiet < 60 { 150 } else { 0 });
        assert_eq!(late, Some(60 + 2 * u32::from(EVEN) - 1));
        let restless = shuffle(|quiet| if quiet % 16 < 2 { 150 } else { 0 });
        assert_eq!(restless, None, "there is still something to see");
    }

    #[test]
    fn only_lost_games_are_given_up() {
        let mut hopeless = 0;
        assert!(!gives_up(Score::Estimate(0), CLEAR, true, &mut hopeless));
        assert!(!gives_up(Score::Win(2), CLEAR, true, &mut hopeless));
        assert!(gives_up(Score::Loss(6), CLEAR, true, &mut hopeless));
        hopeless = 0;
        for turn in 1..PATIENCE {
            let gone = gives_up(Score::Loss(6), CLEAR, false, &mut hopeless);
            assert!(!gone, "a weak level may be wrong, {turn}");
        }
        assert!(gives_up(Score::Loss(6), CLEAR, false, &mut hopeless));
        assert!(!gives_up(Score::Estimate(-150), CLEAR, true, &mut hopeless));
        assert_eq!(hopeless, 0, "it has hope again");
        for _ in 1..PATIENCE {
            let score = Score::Estimate(-2_000);
            assert!(!gives_up(score, CLEAR, true, &mut hopeless));
        }
        assert!(gives_up(
            Score::Estimate(-2_000),
            CLEAR,
            true,
            &mut hopeless
        ));
    }
}
