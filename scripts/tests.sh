# Used by `test`: the commands that tests can run, and what is said while they run. It is read with `.`, after
# install.sh.
# shellcheck shell=sh

# Seconds between two looks at the running tests, after which a test is named, and after which it is stopped. A test that
# runs a program stops it earlier (tests/it/limited.rs).
look=${annabella_look:-10}
slow_after=$((3 * look))
stuck_after=${annabella_stuck:-$((60 * look))}

# Names of the commands of these groups, one a line.
commands_of() {
    for group in base "$@"; do
        sed -n "s/^$group  *//p" "$root/scripts/commands.txt" | tr ' ' '\n'
        sed -n "s/^$group  *command:\([^ ]*\) .*/\1/p" "$root/scripts/packages.txt"
    done
}

# Makes a folder with links to the commands of these groups. It is the PATH of the tests, so that a program that
# happens to be installed changes no test.
link_commands() {
    folder=$1
    shift
    rm -rf "$folder"
    mkdir -p "$folder"
    for name in $(commands_of "$@"); do
        # Debian installs engines in /usr/games, which is not in every PATH.
        for place in $(printf '%s:/usr/games:/usr/sbin:/sbin' "$PATH" | tr ':' ' '); do
            if [ -x "$place/$name" ]; then
                ln -sf "$place/$name" "$folder/$name"
                break
            fi
        done
    done
}

# Runs `cargo test` with these arguments, up to `--`, and those of the test programs after it. Says once a minute how
# many tests have ended, names each that takes long, and stops the run of one that does not end.
tested() {
    annabella_events=$(mktemp -d)
    export annabella_events
    : >"$annabella_events/events"
    : >"$annabella_events/running"
    : >"$annabella_events/errors"
    (
        seconds=0
        while sleep "$look" >/dev/null 2>&1; do
            kill -0 "$$" 2>/dev/null || exit 0
            seconds=$((seconds + look))
            report_tests
        done
    ) </dev/null &
    company=$!
    status=0
    # The runner is a list, because a path can contain spaces.
    cargo test --quiet --locked --no-fail-fast --config "target.'cfg(all())'.runner=['$root/scripts/tested']" "$@" \
        </dev/null || status=$?
    kill "$company" 2>/dev/null || :
    wait "$company" 2>/dev/null || :
    awk -v want=summary -f "$root/scripts/tests.awk" "$annabella_events/events" || status=1
    # A program that crashed says why only here.
    if [ "$status" -ne 0 ]; then cat "$annabella_events/errors" >&2; fi
    rm -rf "$annabella_events"
    return "$status"
}

# Says what has changed since the last look, `seconds` after the start.
report_tests() {
    awk -v want=running -v now="$seconds" -v slow="$slow_after" -v stuck="$stuck_after" -v look="$look" \
        -v next_file="$annabella_events/next" -f "$root/scripts/tests.awk" \
        "$annabella_events/running" "$annabella_events/events" >"$annabella_events/news"
    mv "$annabella_events/next" "$annabella_events/running"
    while read -r what name; do
        case $what in
            done) if [ "$((seconds % (6 * look)))" -eq 0 ]; then say still-testing number="$name"; fi ;;
            slow) say test-slow name="$name" seconds="$slow_after" ;;
            stuck)
                say test-stuck name="$name" seconds="$stuck_after" >&2
                kill "$(cat "$annabella_events/process")" 2>/dev/null || :
                ;;
        esac
    done <"$annabella_events/news"
}
