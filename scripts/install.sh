# Shared by `play` and `test`: messages in the user's language, missing packages and their installation, Rust. They read
# it with `.`, after they set `root`.
# shellcheck shell=sh

# Prints a message of install.ftl, one Fluent message a line; the argument `name=...` replaces `{ $name }` in it.
word() {
    text=$(sed -n "s/^$1 = //p" "$root/locales/$language/install.ftl")
    shift
    for argument; do
        place="{ \$${argument%%=*} }"
        case $text in
            *"$place"*) text="${text%%"$place"*}${argument#*=}${text#*"$place"}" ;;
        esac
    done
    printf '%s\n' "$text"
}

# Prints a sentence, and speaks it if there is a voice. Waits for the sentence before it.
say() {
    sentence=$(word "$@")
    finish_speaking
    spoken "$sentence"
}

spoken() {
    printf '%s\n' "$1"
    if can_speak; then
        timeout 30 espeak-ng -v "$language" -- "$1" </dev/null >/dev/null 2>&1 &
        speaking=$!
    fi
}

# Any key ends the sentence.
finish_speaking() {
    if [ -n "$speaking" ]; then
        if has_keys; then until_key; fi
        wait "$speaking" 2>/dev/null || :
    fi
    speaking=
}

# Whether keys can be read: at a terminal, unless a command runs there whose Ctrl-C must wait.
has_keys() {
    [ -t 0 ] && [ -z "$shielded" ] && command -v stty >/dev/null && command -v dd >/dev/null
}

# Waits until the sentence ends or a key is pressed, which silences it. Keys typed meanwhile are lost, so that none answers
# a question that has not been asked.
until_key() {
    modes=$(stty -g) || return 0
    trap 'stty "$modes"; trap - INT TERM HUP; kill -INT "$$"' INT TERM HUP
    stty -icanon -echo min 0 time 1
    while kill -0 "$speaking" 2>/dev/null; do
        if [ -n "$(dd bs=100 count=1 2>/dev/null | tr '\n' x)" ]; then stop_speaking; fi
    done
    stty "$modes"
    trap - INT TERM HUP
}

stop_speaking() {
    if [ -n "$speaking" ]; then kill "$speaking" 2>/dev/null || :; fi
}

# Whether sentences can be spoken: not in continuous integration, nor if the user asked for print only.
can_speak() {
    [ -z "${CI:-}${print_only:-}" ] && command -v espeak-ng >/dev/null && command -v timeout >/dev/null && has_sound
}

has_sound() {
    [ -n "${PULSE_SERVER:-}" ] || [ -S "${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/pulse/native" ] ||
        exists /dev/snd/pcm*p
}

# Ends with the reason; the sentence says what the user should do.
stop() {
    say "$@" >&2
    finish_speaking
    exit 2
}

# The same, with a command on a separate line, so that it can be copied and is spoken alone.
stop_with() {
    command=$1
    shift
    say "$@" >&2
    finish_speaking
    spoken "$command" >&2
    finish_speaking
    exit 2
}

# Runs a command that may take minutes; says once a minute that it is still running. If `building` is set, the command is
# cargo, whose progress says how many parts are built, and whose other words come at its end. If `shielded` is set, the
# command runs in the background, where Ctrl-C does not reach it.
watched() {
    progress=
    if [ -n "$building" ]; then progress=$(mktemp); fi
    (
        minutes=0
        while sleep "${annabella_minute:-60}" >/dev/null 2>&1; do
            kill -0 "$$" 2>/dev/null || exit 0
            minutes=$((minutes + 1))
            parts=
            if [ -n "$progress" ]; then parts=$(built_parts); fi
            if [ -n "$parts" ] && [ "$((${parts%/*} + 1))" -ge "${parts#*/}" ]; then
                say still-building-last
            elif [ -n "$parts" ]; then
                say still-building done="${parts%/*}" parts="${parts#*/}"
            else
                say still-working minutes="$minutes"
            fi
        done
    ) </dev/null &
    company=$!
    status=0
    if [ -n "$progress" ]; then
        CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=100 "$@" </dev/null 2>"$progress" || status=$?
    elif [ -n "$shielded" ]; then
        "$@" </dev/null &
        shielded_job=$!
        # A signal ends the wait, not the job.
        while :; do
            status=0
            wait "$shielded_job" || status=$?
            if ! kill -0 "$shielded_job" 2>/dev/null; then break; fi
        done
    else
        "$@" </dev/null || status=$?
    fi
    kill "$company" 2>/dev/null || :
    wait "$company" 2>/dev/null || :
    # Only now, because the loop above reads the file until it ends.
    if [ -n "$progress" ]; then
        progress_lines | grep -vE '^ *(Building|Compiling|Checking|Finished|Download(ing|ed)|Updating|Locking|Executable|Blocking|Installing|Installed|Replac(ing|ed)) ' >&2 || :
        rm -f "$progress"
    fi
    return "$status"
}

# Lines that cargo printed; it ends those of its progress with carriage returns.
progress_lines() {
    tr '\r' '\n' <"$progress" | sed 's/\x1b\[[0-9;]*[A-Za-z]//g' | sed '/^ *$/d'
}

# Number of parts that cargo has built and of all, as `3/17`; nothing before it knows.
built_parts() {
    progress_lines | sed -n 's|^ *Building \[.*\] *\([0-9]*/[0-9]*\).*|\1|p' | sed -n '$p'
}

exists() {
    for path; do
        if [ -e "$path" ]; then return 0; fi
    done
    return 1
}

present() {
    case $1 in
        # Debian installs engines in /usr/games, which is not in every PATH.
        command:*) command -v "${1#*:}" >/dev/null || [ -x "/usr/games/${1#*:}" ] ;;
        pkg-config:*) command -v pkg-config >/dev/null && pkg-config --exists "${1#*:}" ;;
        # A compiler without the C library's start-up files cannot link.
        linker) command -v cc >/dev/null && exists "$(cc -print-file-name=crt1.o)" ;;
        # Its headers are in a separate package, and both are needed.
        libclang)
            exists /usr/lib/*/libclang*.so* /usr/lib/llvm*/lib/libclang*.so* /usr/lib64/libclang*.so* /usr/lib/libclang*.so* &&
                exists /usr/lib/clang/*/include/stddef.h /usr/lib/llvm*/lib/clang/*/include/stddef.h /usr/lib64/clang/*/include/stddef.h
            ;;
        header:*) command -v cc >/dev/null && printf '#include <%s>\n' "${1#*:}" | cc -E -xc - >/dev/null 2>&1 ;;
        # The chip's library is in a separate package from its compiler.
        avr-libc) command -v avr-gcc >/dev/null && printf '#include <avr/io.h>\n' | avr-gcc -mmcu=atmega328p -E -xc - >/dev/null 2>&1 ;;
        alsa-plugin:*) exists /usr/lib/*/alsa-lib/*_pcm_"${1#*:}".so /usr/lib*/alsa-lib/*_pcm_"${1#*:}".so ;;
        speech-module:*) exists /usr/lib*/speech-dispatcher-modules/sd_"${1#*:}" /usr/lib*/*/speech-dispatcher-modules/sd_"${1#*:}" ;;
    esac
}

# The missing packages of these groups, by the names of this machine's package manager.
missing() {
    for group; do
        sed 's/#.*//' "$root/scripts/packages.txt" | while read -r kind presence apt dnf pacman zypper; do
            if [ "$kind" != "$group" ] || present "$presence"; then continue; fi
            case $manager in
                dnf) names=$dnf ;;
                pacman) names=$pacman ;;
                zypper) names=$zypper ;;
                *) names=$apt ;;
            esac
            if [ "$names" = - ]; then names=$apt; fi
            printf '%s\n' "$names" | tr ',' '\n'
        done
    done | sort -u | tr '\n' ' ' | sed 's/ $//'
}

# Installs the missing packages of these groups, after asking. The groups `build` and `test` are required.
install() {
    lacking=$(missing "$@")
    if [ -n "$lacking" ]; then
        say install-missing packages="$lacking"
        if may_install; then
            for group; do install_group "$group"; done
        fi
    fi
    lacking=$(missing "$@")
    for group; do
        if [ -z "$(missing "$group")" ]; then continue; fi
        case $group in
            voice | system-voice) ;;
            *)
                if [ -z "$manager" ]; then stop install-unknown packages="$lacking"; fi
                stop_with "$by_hand $lacking" install-stopped
                ;;
        esac
    done
    for group; do
        lacking=$(missing "$group")
        if [ -n "$lacking" ]; then say "install-without-$group" packages="$lacking"; fi
    done
}

# Whether packages may be installed, after asking; sets `as_root`, the prefix of the command.
may_install() {
    as_root=
    if [ "$manager" != apt-get ]; then return 1; fi
    if [ "$(id -u)" -eq 0 ]; then return 0; fi
    if ! command -v sudo >/dev/null; then return 1; fi
    agrees install-question && become_root
}

# Whether the user answers yes to a question. In continuous integration the answer is always yes; without a terminal
# it is no.
agrees() {
    if [ -n "${CI:-}" ]; then return 0; fi
    if [ ! -t 0 ]; then return 1; fi
    say "$@"
    if ! read -r answer; then return 1; fi
    stop_speaking
    case $answer in
        [yYjJ]*) return 0 ;;
        *) return 1 ;;
    esac
}

# Sets `as_root`, the prefix of a command that only the administrator can run; fails if that is impossible.
become_root() {
    as_root=
    if [ "$(id -u)" -eq 0 ]; then return 0; fi
    if ! command -v sudo >/dev/null; then return 1; fi
    if sudo -n true 2>/dev/null; then
        as_root=sudo
        if [ -n "${CI:-}" ]; then as_root="sudo -n"; fi
        return 0
    fi
    if [ -n "${CI:-}" ]; then return 1; fi
    as_root=sudo
    say install-password
    sudo -v -p "$(word password-prompt) "
}

# Installs one group; if the package lists lack it or are old, updates them and tries again. Ctrl-C waits until the
# package manager is done, because an interrupted one leaves packages half configured.
install_group() {
    packages=$(missing "$1")
    if [ -z "$packages" ]; then return 0; fi
    interrupted=
    shielded=yes
    trap 'interrupted=yes; say install-finishes-first' INT TERM HUP
    mend_packages
    say install-begin packages="$packages"
    # The reason of a first failure is shown only if the second try fails, too.
    reasons=$(mktemp)
    # shellcheck disable=SC2086 # a list
    if ! { apt-cache show $packages >/dev/null 2>&1 && apt_get install $packages; } && [ -z "$interrupted" ]; then
        say install-lists
        apt_get update || say install-lists-failed
        # shellcheck disable=SC2086 # a list
        if ! apt_get install $packages; then
            cat "$reasons"
            say install-failed packages="$packages"
        fi
    fi
    rm -f "$reasons"
    reasons=
    trap - INT TERM HUP
    shielded=
    if [ -n "$interrupted" ]; then
        say install-interrupted
        finish_speaking
        exit 130
    fi
}

# Configures the packages that an interrupted installation left half configured; before that, nothing can be
# installed.
mend_packages() {
    if ! command -v dpkg >/dev/null || [ -z "$(dpkg --audit 2>/dev/null)" ]; then return 0; fi
    say install-mends
    # shellcheck disable=SC2086 # `as_root` is empty or a command with its option
    watched quietly $as_root $apart env DEBIAN_FRONTEND=noninteractive dpkg --configure -a --force-confold ||
        say install-mend-failed
    apt_get --fix-broken install || say install-mend-failed
}

# A separate session protects the package manager from the terminal's Ctrl-C.
apart=
if command -v setsid >/dev/null; then apart="setsid -w"; fi

apt_get() {
    # shellcheck disable=SC2086 # `as_root` and `apart` are empty or a command with its option
    watched quietly $as_root $apart env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 \
        -o Dpkg::Use-Pty=0 --no-install-recommends --no-remove "$@"
}

# Runs a command and shows its output only if it fails; keeps it for later if `reasons` names a file.
quietly() {
    report=$(mktemp)
    outcome=0
    "$@" >"$report" 2>&1 || outcome=$?
    if [ "$outcome" -ne 0 ]; then
        if [ -n "$reasons" ]; then cat "$report" >>"$reasons"; else cat "$report"; fi
    fi
    rm -f "$report"
    return "$outcome"
}

# Offers to install Rust if it is missing or too old; stops without it.
require_rust() {
    if ! command -v cargo >/dev/null && [ -x "${HOME:-}/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
    if has_rust || { install_rust && has_rust; }; then return 0; fi
    if [ -z "$found" ]; then stop rust-missing needed="$needed"; fi
    if command -v rustup >/dev/null; then stop_with "rustup update stable" rust-old found="$found" needed="$needed"; fi
    stop rust-of-the-system found="$found" needed="$needed"
}

# Whether Rust is installed and new enough; sets `found`, its version.
has_rust() {
    found=
    if ! command -v cargo >/dev/null || ! rust=$(rustc --version 2>/dev/null); then return 1; fi
    found=${rust#rustc }
    found=${found%%[ -]*}
    [ "$(comparable "$found")" -ge "$(comparable "$needed")" ]
}

# Installs the Rust that annabella needs in addition to any other, after one question, with rustup or the system's package
# of rustup. An installed Rust package stays, because rustup cannot be installed next to it.
install_rust() {
    if exists "${RUSTUP_HOME:-${HOME:-}/.rustup}/toolchains/$needed"-*; then
        export RUSTUP_TOOLCHAIN="$needed"
        return 0
    fi
    if ! command -v rustup >/dev/null; then
        if [ -n "$found" ] || ! has_rustup_package; then return 1; fi
    fi
    if ! agrees rust-question needed="$needed"; then return 1; fi
    say rust-begin needed="$needed"
    if { command -v rustup >/dev/null || install_rustup; } && install_toolchain; then
        export RUSTUP_TOOLCHAIN="$needed"
        return 0
    fi
    say rust-failed needed="$needed" >&2
    return 1
}

# Whether this system has a package of rustup: Debian 13, Ubuntu 24.04, Fedora and Arch do.
has_rustup_package() {
    case $manager in
        apt-get) apt-cache show rustup >/dev/null 2>&1 ;;
        dnf | pacman) true ;;
        *) false ;;
    esac
}

install_rustup() {
    become_root || return 1
    # shellcheck disable=SC2086 # `as_root` is empty or a command with its option
    case $manager in
        apt-get) apt_get install rustup ;;
        dnf) watched quietly $as_root dnf -q -y install rustup ;;
        pacman) watched quietly $as_root pacman -S --noconfirm --needed rustup ;;
    esac
}

# Fedora's package contains the installer of rustup, which also installs the toolchain.
install_toolchain() {
    if command -v rustup >/dev/null; then
        watched quietly rustup toolchain install --profile minimal --no-self-update "$needed"
    else
        watched quietly rustup-init -y --no-modify-path --profile minimal --default-toolchain "$needed" || return 1
        PATH="$HOME/.cargo/bin:$PATH"
    fi
}

# A version's first two numbers as one: 1.95.0 becomes 1095.
comparable() {
    printf '%s\n' "$1" | awk -F. '{ print $1 * 1000 + $2 }'
}

# Finds the language and the package manager, and says in one sentence what will be done.
begin() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        de*) language=de ;;
        *) language=en ;;
    esac
    speaking=
    shielded=
    building=
    reasons=
    manager=
    for candidate in apt-get dnf pacman zypper; do
        if command -v "$candidate" >/dev/null; then
            manager=$candidate
            break
        fi
    done
    case $manager in
        apt-get) by_hand="apt-get install --no-install-recommends" ;;
        pacman) by_hand="pacman -S" ;;
        *) by_hand="$manager install" ;;
    esac
    export CARGO_TERM_COLOR=never CARGO_TERM_PROGRESS_WHEN=never
    say "$1"
}
