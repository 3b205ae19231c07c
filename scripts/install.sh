# What `play` and `test` share: words said in the person's language, what is missing and how it is
# installed, Rust. It is read by them with `.`, after `root` is set.
# shellcheck shell=sh

# The words, one Fluent message a line; a `{ $name }` in it is replaced by the argument `name=...`.
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

# Prints a sentence, and speaks it where there is a voice. It waits for the sentence before it.
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

finish_speaking() {
    if [ -n "$speaking" ]; then wait "$speaking" 2>/dev/null || :; fi
    speaking=
}

stop_speaking() {
    if [ -n "$speaking" ]; then kill "$speaking" 2>/dev/null || :; fi
}

# A continuous integration machine and who asked for print only hear nothing.
can_speak() {
    [ -z "${CI:-}${print_only:-}" ] && command -v espeak-ng >/dev/null && command -v timeout >/dev/null && has_sound
}

has_sound() {
    [ -n "${PULSE_SERVER:-}" ] || [ -S "${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/pulse/native" ] ||
        exists /dev/snd/pcm*p
}

# Says why it ends; what the person should do is in the sentence.
stop() {
    say "$@" >&2
    finish_speaking
    exit 2
}

# The same, with a command on a line of its own, so that it can be copied and nothing but it is spoken.
stop_with() {
    command=$1
    shift
    say "$@" >&2
    finish_speaking
    spoken "$command" >&2
    finish_speaking
    exit 2
}

# Runs a command that may take minutes; says once a minute that it still runs. If `parts` is a number, the
# command is a build by cargo of so many parts, and what it writes to standard error is read for how many
# are done. If `shielded` is set, the command runs in the background, where Ctrl-C does not reach it.
watched() {
    progress=
    if [ -n "${parts:-}" ]; then progress=$(mktemp); fi
    (
        minutes=0
        while sleep "${annabella_minute:-60}" >/dev/null 2>&1; do
            kill -0 "$$" 2>/dev/null || exit 0
            minutes=$((minutes + 1))
            if [ -n "$progress" ]; then
                say still-building done="$(grep -c '^ *Compiling ' "$progress" 2>/dev/null)" parts="$parts"
            else
                say still-working minutes="$minutes"
            fi
        done
    ) </dev/null &
    company=$!
    status=0
    if [ -n "$progress" ]; then
        "$@" </dev/null 2>"$progress" || status=$?
    elif [ -n "$shielded" ]; then
        "$@" </dev/null &
        shielded_job=$!
        # A signal ends the waiting, not what is waited for.
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
    # Only now: until then the file is being read.
    if [ -n "$progress" ]; then
        grep -v -e '^ *Compiling ' -e '^ *Finished ' -e '^ *Download' -e '^ *Updating ' "$progress" >&2 || :
        rm -f "$progress"
    fi
    return "$status"
}

# How many parts cargo builds with these options, the program included; nothing if it cannot tell.
parts_of() {
    cargo tree --quiet --locked --manifest-path "$root/Cargo.toml" --prefix none --edges normal,build "$@" 2>/dev/null |
        sed 's/ (.*//' | sort -u | sed -n '$='
}

exists() {
    for path; do
        if [ -e "$path" ]; then return 0; fi
    done
    return 1
}

present() {
    case $1 in
        command:*) command -v "${1#*:}" >/dev/null ;;
        pkg-config:*) command -v pkg-config >/dev/null && pkg-config --exists "${1#*:}" ;;
        # A compiler without the C library's start-up files cannot link.
        linker) command -v cc >/dev/null && exists "$(cc -print-file-name=crt1.o)" ;;
        # Its own headers are packaged apart from it, and both are needed.
        libclang)
            exists /usr/lib/*/libclang*.so* /usr/lib/llvm*/lib/libclang*.so* /usr/lib64/libclang*.so* /usr/lib/libclang*.so* &&
                exists /usr/lib/clang/*/include/stddef.h /usr/lib/llvm*/lib/clang/*/include/stddef.h /usr/lib64/clang/*/include/stddef.h
            ;;
        header:*) command -v cc >/dev/null && printf '#include <%s>\n' "${1#*:}" | cc -E -xc - >/dev/null 2>&1 ;;
        # The chip's own library is packaged apart from the compiler for it.
        avr-libc) command -v avr-gcc >/dev/null && printf '#include <avr/io.h>\n' | avr-gcc -mmcu=atmega328p -E -xc - >/dev/null 2>&1 ;;
        alsa-plugin:*) exists /usr/lib/*/alsa-lib/*_pcm_"${1#*:}".so /usr/lib*/alsa-lib/*_pcm_"${1#*:}".so ;;
        speech-module:*) exists /usr/lib*/speech-dispatcher-modules/sd_"${1#*:}" /usr/lib*/*/speech-dispatcher-modules/sd_"${1#*:}" ;;
    esac
}

# The packages that bring what is missing of these groups, by the names of this machine's package manager.
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

# Installs what is missing of these groups and asks before. The groups `build` and `test` cannot be done without.
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

# Whether packages may be installed, after asking; sets `as_root`, what goes before the command.
may_install() {
    as_root=
    if [ "$manager" != apt-get ]; then return 1; fi
    if [ "$(id -u)" -eq 0 ]; then return 0; fi
    if ! command -v sudo >/dev/null; then return 1; fi
    agrees install-question && become_root
}

# Whether the person says yes to a question. A continuous integration machine always does, where nobody can answer
# the answer is no.
agrees() {
    if [ -n "${CI:-}" ]; then return 0; fi
    if [ ! -t 0 ]; then return 1; fi
    say "$@"
    if ! read -r answer; then return 1; fi
    case $answer in
        [yYjJ]*) return 0 ;;
        *) return 1 ;;
    esac
}

# Sets `as_root`, what goes before a command that only the administrator can run; fails where there is no way.
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

# Installs one group; if the package lists know nothing of it or are old, it fetches them and tries again.
# Ctrl-C waits until the package manager is done: stopped between, it leaves packages half configured.
install_group() {
    packages=$(missing "$1")
    if [ -z "$packages" ]; then return 0; fi
    interrupted=
    shielded=yes
    trap 'interrupted=yes; say install-finishes-first' INT TERM HUP
    mend_packages
    say install-begin packages="$packages"
    # shellcheck disable=SC2086 # a list
    if ! { apt-cache show $packages >/dev/null 2>&1 && apt_get install $packages; } && [ -z "$interrupted" ]; then
        say install-lists
        apt_get update || say install-lists-failed
        # shellcheck disable=SC2086 # a list
        apt_get install $packages || say install-failed packages="$packages"
    fi
    trap - INT TERM HUP
    shielded=
    if [ -n "$interrupted" ]; then
        say install-interrupted
        finish_speaking
        exit 130
    fi
}

# Configures what an installation that was cut short left half configured; until then nothing installs.
mend_packages() {
    if ! command -v dpkg >/dev/null || [ -z "$(dpkg --audit 2>/dev/null)" ]; then return 0; fi
    say install-mends
    # shellcheck disable=SC2086 # `as_root` is empty or a command with its option
    watched quietly $as_root $apart env DEBIAN_FRONTEND=noninteractive dpkg --configure -a --force-confold ||
        say install-mend-failed
    apt_get --fix-broken install || say install-mend-failed
}

# A session of its own keeps a terminal's Ctrl-C from the package manager.
apart=
if command -v setsid >/dev/null; then apart="setsid -w"; fi

apt_get() {
    # shellcheck disable=SC2086 # `as_root` and `apart` are empty or a command with its option
    watched quietly $as_root $apart env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=120 \
        -o Dpkg::Use-Pty=0 --no-install-recommends --no-remove "$@"
}

# Runs a command and shows what it wrote only if it fails.
quietly() {
    report=$(mktemp)
    outcome=0
    "$@" >"$report" 2>&1 || outcome=$?
    if [ "$outcome" -ne 0 ]; then cat "$report"; fi
    rm -f "$report"
    return "$outcome"
}

# Offers to install Rust where there is none, or one that is too old; stops without it.
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

# Whether there is Rust, and new enough; sets `found`, its version.
has_rust() {
    found=
    if ! command -v cargo >/dev/null || ! rust=$(rustc --version 2>/dev/null); then return 1; fi
    found=${rust#rustc }
    found=${found%%[ -]*}
    [ "$(comparable "$found")" -ge "$(comparable "$needed")" ]
}

# Installs the Rust that annabella needs beside any other, after one question, by rustup or by the package of this system
# that brings it. Rust that came as a package stays: rustup cannot be installed next to it.
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

# Whether a package of this system brings rustup: in Debian 13, Ubuntu 24.04, Fedora and Arch.
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

# Fedora's package brings the installer of rustup, which installs the toolchain too.
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

# Begins: finds out the language and the package manager, and says in one sentence what will be done.
begin() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        de*) language=de ;;
        *) language=en ;;
    esac
    speaking=
    shielded=
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
