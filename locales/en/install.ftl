# What the scripts ./play and ./test print and speak while they install and build.
# The scripts read this file without Fluent: every message stays on one line, with nothing in braces but names.

# The first sentence of ./play: what it will do.
play-purpose = This installs what annabella still needs, builds it and begins a game.
# The first sentence of ./test: what it will do.
test-purpose = This installs what the tests still need and runs every test.
# $packages: names of packages, separated by spaces.
install-missing = Still missing on this machine: { $packages }.
# A question; the person types y or n. Anything but yes means no.
install-question = May I install them as the administrator, with sudo? Type y for yes or n for no, then Enter.
# Said after yes. sudo shows nothing while a password is typed.
install-password = If sudo now asks for your password, type it and press Enter; nothing appears while you type.
# The prompt that sudo prints on the terminal.
password-prompt = Your password:
# $packages: names of packages.
install-begin = Installing { $packages }.
# The package manager's lists are missing or old.
install-lists = Fetching the list of packages.
# The lists could not be fetched; the package manager's own words are printed above.
install-lists-failed = The list of packages could not be fetched; is this machine online?
# $packages: names of packages. The package manager's own words are printed above.
install-failed = These could not be installed: { $packages }.
# The person pressed Ctrl-C while packages are being installed.
install-finishes-first = I stop as soon as the packages are installed; stopped between, they would not work.
# The end, after Ctrl-C.
install-interrupted = Stopped. What is installed stays installed.
# An earlier installation of packages was cut short.
install-mends = An earlier installation was cut short; I finish it first.
# The package manager's own words are printed above.
install-mend-failed = The earlier installation could not be finished; the reason is printed above.
# The end. The next line is a command that brings what is missing.
install-stopped = It cannot go on without them. Run the next line as root, then start again.
# The end, where no known package manager was found. $packages: names as Debian has them.
install-unknown = It cannot go on without these, by their names on Debian: { $packages }. Install them the way this system does, then start again.
# The program works without a voice. $packages: names of packages.
install-without-voice = Going on without a voice, which { $packages } would bring; everything is printed.
# The part for the system's own voice is optional. $packages: names of packages.
install-without-system-voice = Going on without the system's own voice, which { $packages } would let me build; the voice of annabella does not need it.
# A question; the person types y or n. Anything but yes means no. $needed: a version number.
rust-question = Rust { $needed } or newer is missing. Install it with rustup, for you alone? Type y for yes or n for no, then Enter.
# $needed: a version number.
rust-begin = Installing Rust { $needed }.
# The compiler's installer printed its own words above. $needed: a version number.
rust-failed = Rust { $needed } could not be installed; the reason is printed above.
# The end. $needed: a version number.
rust-missing = Rust { $needed } or newer is missing. Install it as https://rustup.rs tells, open a new terminal and start again.
# The end. $found and $needed: version numbers. The next line is a command.
rust-old = Rust { $found } is too old; annabella needs { $needed }. Run the next line, then start again.
# The end: Rust came with the system, and rustup is not there. $found and $needed: version numbers.
rust-of-the-system = Rust { $found }, which came with this system, is too old; annabella needs { $needed }. Get a newer one beside it as https://rustup.rs tells, open a new terminal and start again.
# The end: two tools that come with Rust are missing. The next line is a command.
rust-components = The tests need rustfmt and clippy. Run the next line, then start again.
# Building begins.
build-begin = Building annabella. The first time takes a few minutes.
# Said once a minute in long steps. $minutes: a whole number.
still-working = Still working, minutes so far: { $minutes }.
# Said once a minute while the program is built. $done and $parts: whole numbers.
still-building = Still building: { $done } of { $parts } parts are done or begun.
# The end. The compiler's own words are printed above.
build-failed = annabella could not be built; the reason is printed above.
# The optional part could not be built; the rest will be.
build-without-system-voice = The part for the system's own voice could not be built. Going on without it.
# The last sentence before the game.
play-begin = annabella is ready. The game begins.
# Said once, when it is built. $path: a path.
command-new = From a new terminal on, annabella is a command; its program is { $path }
# Said once, where no command could be made. $path: a path.
command-path = The program is { $path }
# $step: a command, such as cargo test.
step-begin = { $step } begins.
# $step: a command. $seconds: a whole number.
step-done = { $step } passed, seconds: { $seconds }.
# The end. $step: a command, whose own words are printed above.
step-failed = { $step } failed; the reason is printed above.
# A tool that checks licences is not installed.
test-without-deny = The licences of the parts were not checked, because cargo-deny is not installed.
# The last sentence of ./test.
test-passed = Every test passed.
