# Messages that the scripts ./play and ./test print and speak while they install and build.
# The scripts read this file without Fluent: every message stays on one line, with nothing in braces but names.

# The first sentence of ./play: what it will do.
play-purpose = This installs what annabella still needs, builds it and starts a game.
# The first sentence of ./test: what it will do.
test-purpose = This installs what the tests still need and runs them.
# $packages: names of packages, separated by spaces.
install-missing = Missing on this machine: { $packages }.
# A question; the person types y or n. Anything but yes means no.
install-question = Install them as administrator, with sudo? Type y for yes or n for no, then Enter.
# Said after yes. sudo shows nothing while a password is typed.
install-password = If sudo asks for your password, type it and press Enter. Nothing appears while you type.
# The prompt that sudo prints on the terminal.
password-prompt = Your password:
# $packages: names of packages.
install-begin = Installing { $packages }.
# The package manager's lists are missing or old.
install-lists = Fetching the list of packages.
# The lists could not be fetched; the package manager's own words are printed above.
install-lists-failed = Package list: not available. Check that this machine is online.
# $packages: names of packages. The package manager's own words are printed above.
install-failed = Not installed: { $packages }.
# The person pressed Ctrl-C while packages are being installed.
install-finishes-first = Stopping after the installation. Partly installed packages would not work.
# The end, after Ctrl-C.
install-interrupted = Stopped. Installed packages stay installed.
# An earlier installation of packages was cut short.
install-mends = An earlier installation was interrupted. It is finished first.
# The package manager's own words are printed above.
install-mend-failed = The earlier installation could not be finished. The reason is printed above.
# The end. The next line is a command that installs what is missing.
install-stopped = annabella needs these packages. Run the next line as root, then start again.
# The end, where the package manager is unknown. $packages: names as Debian has them.
install-unknown = annabella needs these packages, named as on Debian: { $packages }. Install them on your system, then start again.
# The program works without a voice. $packages: names of packages.
install-without-voice = Continuing without a voice, which needs { $packages }. Everything is printed.
# The part for the system's own voice is optional. $packages: names of packages.
install-without-system-voice = Continuing without the system's voice, which needs { $packages }. The voice of annabella works without it.
# A question; the person types y or n. Anything but yes means no. $needed: a version number.
rust-question = Rust { $needed } or newer is missing. Install it with rustup, for you alone? Type y for yes or n for no, then Enter.
# $needed: a version number.
rust-begin = Installing Rust { $needed }.
# The compiler's installer printed its own words above. $needed: a version number.
rust-failed = Rust { $needed } could not be installed. The reason is printed above.
# The end. $needed: a version number.
rust-missing = Rust { $needed } or newer is missing. Install it from https://rustup.rs, open a new terminal and start again.
# The end. $found and $needed: version numbers. The next line is a command.
rust-old = Rust { $found } is too old. annabella needs { $needed }. Run the next line, then start again.
# The end: Rust came with the system, and rustup is missing. $found and $needed: version numbers.
rust-of-the-system = Rust { $found } of this system is too old. annabella needs { $needed }. Install it from https://rustup.rs, open a new terminal and start again.
# The end: two tools that come with Rust are missing. The next line is a command.
rust-components = The tests need rustfmt and clippy. Run the next line, then start again.
# Building starts.
build-begin = Building annabella. The first time takes a few minutes.
# Said once a minute in long steps. $minutes: a whole number.
still-working = Still working. Minutes so far: { $minutes }.
# Said once a minute while the program is built. $done and $parts: whole numbers.
still-building = Still building: part { $done } of { $parts }.
# The same for the last part.
still-building-last = Still building: the last part, annabella itself. It is the largest and takes several minutes.
# Said once a minute while tests run. $number: a whole number.
still-testing = Tests finished so far: { $number }.
# A test takes long. $name: its name. $seconds: a whole number.
test-slow = { $name }: still running after { $seconds } seconds.
# A test did not end and was stopped. $name: its name. $seconds: a whole number.
test-stuck = { $name }: no end within { $seconds } seconds. Run it alone, with cargo test and its name.
# The end. The compiler's own words are printed above.
build-failed = annabella could not be built. The reason is printed above.
# The optional part could not be built; the rest will be.
build-without-system-voice = The part for the system's voice could not be built. Continuing without it.
# The last sentence before the game.
play-begin = annabella is ready. The game starts.
# Said once, when it is built. $path: a path.
command-new = annabella is now a command. Its program is { $path }
# The same, where the folder of the command is in use only after a login. $path: a path.
command-login = After your next login, annabella is a command. Its program is { $path }
# Said once, where no command could be made. $path: a path.
command-path = The program is { $path }
# $step: a command, such as cargo test.
step-begin = { $step } starts.
# $step: a command. $seconds: a whole number.
step-done = { $step } passed, seconds: { $seconds }.
# The end. $step: a command, whose own words are printed above.
step-failed = { $step } failed. The reason is printed above.
# A tool for licences, spelling or a fresh Debian is not installed. $tool is its name.
test-without-tool = { $tool } is not installed, so its check was left out. Continuous integration runs it.
# The last sentence of ./test.
test-passed = All tests passed.
