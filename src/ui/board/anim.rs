//! A change spread over time: which effects lie still and which are under way. Knows nothing of
//! pixels, of rules or of clocks; the caller says how many seconds have passed.

use crate::{
    rules::{Effect, Reason, Scene, Site, SiteSet},
    ui::{board::look::Look, theme},
};

/// How much a player wants to see move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    #[default]
    Full,
    /// Nothing moves: what changes fades over.
    Reduced,
    Off,
}

/// How fast, and how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// 2 is twice as fast. What is not a positive number counts as 1.
    pub speed: f32,
    pub motion: Motion,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            speed: 1.0,
            motion: Motion::Full,
        }
    }
}

/// The effects of a turn in time.
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline {
    before: Scene,
    after: Scene,
    steps: Vec<Step>,
    length: f32,
}

#[derive(Clone, PartialEq, Debug)]
struct Step {
    start: f32,
    end: f32,
    effect: Effect,
}

impl Timeline {
    /// `effects` lead from one scene to the other. The look says how far apart sites are, for
    /// discs that turn in order of distance.
    pub fn new(
        before: Scene,
        effects: &[Effect],
        after: Scene,
        pace: Pace,
        look: &dyn Look,
    ) -> Self {
        let mut steps = match pace.motion {
            Motion::Full => spread(effects, look),
            Motion::Reduced => fades(&before, effects, &after),
            Motion::Off => Vec::new(),
        };
        let speed = if pace.speed.is_finite() && 0.0 < pace.speed {
            pace.speed
        } else {
            1.0
        };
        for step in &mut steps {
            step.start /= speed;
            step.end /= speed;
        }
        let length = steps.iter().map(|step| step.end).fold(0.0, f32::max);
        Self {
            before,
            after,
            steps,
            length,
        }
    }

    /// In seconds.
    pub fn length(&self) -> f32 {
        self.length
    }

    /// Where to begin when the piece was dragged to its place: after its first step.
    pub fn after_drop(&self) -> f32 {
        match self.steps.first() {
            Some(Step {
                end,
                effect: Effect::Moved { .. } | Effect::Rolled { .. },
                ..
            }) => *end,
            Some(_) | None => 0.0,
        }
    }

    pub fn finished(&self, now: f32) -> bool {
        // What is no number counts as late.
        now.is_nan() || self.length <= now
    }

    /// The scene as far as it lies still, and what is under way with its eased progress from 0
    /// to 1, in order.
    pub fn at(&self, now: f32) -> (Scene, Vec<(Effect, f32)>) {
        if self.finished(now) {
            return (self.after, Vec::new());
        }
        let mut scene = self.before;
        let mut under_way = Vec::new();
        for Step { start, end, effect } in &self.steps {
            if *end <= now {
                scene.apply(effect);
            } else if *start <= now {
                let progress = ((now - start) / (end - start)).clamp(0.0, 1.0);
                under_way.push((effect.clone(), ease(effect, progress)));
            }
        }
        (scene, under_way)
    }
}

/// Fast at first and gently to the end; what turns or rolls also begins gently.
fn ease(effect: &Effect, progress: f32) -> f32 {
    match effect {
        Effect::Rolled { .. } | Effect::Turned { .. } => {
            progress * progress * (3.0 - 2.0 * progress)
        }
        Effect::Placed { .. }
        | Effect::Taken { .. }
        | Effect::Moved { .. }
        | Effect::Tile { .. }
        | Effect::Stock { .. }
        | Effect::Lent { .. }
        | Effect::Passed { .. } => 1.0 - (1.0 - progress).powi(3),
    }
}

/// How long an effect lasts, and how long after its beginning one of the same kind begins.
fn pace_of(effect: &Effect) -> (f32, f32) {
    match effect {
        Effect::Placed { .. } => (theme::PLACE_SECS, theme::PLACE_SECS),
        Effect::Taken { .. } => (theme::TAKE_SECS, 0.0),
        Effect::Moved { .. } => (theme::STEP_SECS, theme::STEP_SECS),
        Effect::Rolled { .. } => (theme::ROLL_SECS, theme::ROLL_SECS),
        Effect::Turned { .. } => (theme::TURN_SECS, theme::TURN_DELAY_SECS),
        Effect::Tile { .. } => (theme::TILE_SECS, theme::TILE_SECS / 2.0),
        // Cards show these at once.
        Effect::Stock { .. } | Effect::Lent { .. } => (0.0, 0.0),
        Effect::Passed { .. } => (theme::PASS_SECS, theme::PASS_SECS),
    }
}

/// One after the other; effects of one kind in a row overlap as their pace says. What takes no
/// time happens when everything before it is over, and interrupts no row.
fn spread(effects: &[Effect], look: &dyn Look) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    // When the row of one kind began, and when everything so far is over.
    let (mut row, mut over) = (0.0_f32, 0.0_f32);
    let mut in_row = 0.0;
    let mut kind = None;
    let mut placed = None;
    for effect in effects {
        let (length, delay) = pace_of(effect);
        if 0.0 < length {
            let this = std::mem::discriminant(effect);
            if kind == Some(this) {
                in_row += 1.0;
            } else {
                (row, in_row, kind) = (over, 0.0, Some(this));
            }
        }
        let start = match effect {
            Effect::Turned { at, .. } => {
                let far = |from| (distance(look, from, *at) - 1.0).max(0.0);
                row + delay * placed.map_or(in_row, far)
            }
            Effect::Stock { .. } | Effect::Lent { .. } => over,
            Effect::Placed { at, .. } => {
                placed = Some(*at);
                row + delay * in_row
            }
            Effect::Taken { .. }
            | Effect::Moved { .. }
            | Effect::Rolled { .. }
            | Effect::Tile { .. }
            | Effect::Passed { .. } => row + delay * in_row,
        };
        over = over.max(start + length);
        steps.push(Step {
            start,
            end: start + length,
            effect: effect.clone(),
        });
    }
    steps
}

/// In squares, for boards whose sites are one unit apart.
fn distance(look: &dyn Look, from: Site, to: Site) -> f32 {
    let way = look.center(to) - look.center(from);
    way.x.abs().max(way.y.abs())
}

/// Everything that differs fades over at once.
fn fades(before: &Scene, effects: &[Effect], after: &Scene) -> Vec<Step> {
    let cause = || Reason::new("fade");
    let mut changes = Vec::new();
    for at in (0..Site::TOKENS).filter_map(|site| u8::try_from(site).ok().map(Site)) {
        let (was, now) = (before.token(at), after.token(at));
        if was == now {
            continue;
        }
        changes.extend(was.map(|token| Effect::Taken {
            at,
            token,
            cause: cause(),
        }));
        changes.extend(now.map(|token| Effect::Placed {
            at,
            token,
            cause: cause(),
        }));
    }
    let tiles = effects.iter().filter(|effect| {
        let sites = match effect {
            Effect::Tile { sites, .. } => *sites,
            Effect::Placed { .. }
            | Effect::Taken { .. }
            | Effect::Moved { .. }
            | Effect::Rolled { .. }
            | Effect::Turned { .. }
            | Effect::Stock { .. }
            | Effect::Lent { .. }
            | Effect::Passed { .. } => SiteSet::default(),
        };
        sites
            .iter()
            .any(|site| before.present.contains(site) != after.present.contains(site))
    });
    changes.extend(tiles.cloned());
    let step = |effect| Step {
        start: 0.0,
        end: theme::STEP_SECS,
        effect,
    };
    changes.into_iter().map(step).collect()
}
