#!/usr/bin/env bash
# Plays every level against the one below it, and the first against a player that looks one turn
# ahead, and prints the rows of the tables in docs/levels.md.
#
#     cargo build --release
#     docs/levels.sh [GAME]...        all games if none is named
#
# TAVOLA is the program (target/release/tavola), GAMES the number of games of a match (200), and TOP
# how many positions a turn the strongest level looks at, which has no limit of its own.
set -euo pipefail
tavola=${TAVOLA:-target/release/tavola}
games=${GAMES:-200}
declare -A top=([coerceo]=300 [reversi]=50000 [deblockle]=90000)

row() {
    local game=$1 name=$2 player=$3 other=$4
    "$tavola" match "$game" --first "$player" --second "$other" --games "$games" --seed 1 "${@:5}" |
        awk -v name="$name" -v other="$other" '
            { value[$1] = $NF }
            END {
                printf "| %s | %s | %s | %s | %s | %s | %s |\n", name, other, value["score"],
                    value["elo"], value["error"], value["games"], value["first-nodes"]
            }'
}

if [ $# -eq 0 ]; then set -- coerceo reversi deblockle; fi
for game; do
    printf '\n%s\n\n| level | against | score, %% | Elo | error | games | positions a turn |\n' "$game"
    echo '| --- | --- | --- | --- | --- | --- | --- |'
    row "$game" 1 1 greedy
    for level in 2 3 4 5; do row "$game" "$level" "$level" $((level - 1)); done
    # These take long, but for Reversi; they end when it is clear who is stronger.
    until=(--until decided)
    if [ "$game" = reversi ]; then until=(); fi
    for level in 6 7; do row "$game" "$level" "$level" $((level - 1)) "${until[@]}"; done
    row "$game" 8 "8:nodes=${TOP:-${top[$game]}}" 7 "${until[@]}"
done
