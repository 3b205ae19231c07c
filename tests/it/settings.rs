//! The settings: their file as people write it, the menu as they use it, and what a game begins with.

use crate::hearing::stretches;
use crate::limited::ChildInTime;
use crate::program::PROGRAM;
use crate::pulse::Pulse;
use annabella::cli::program::settings::{Change, Setting, SettingsFault, SettingsFile, changed};
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header};
use annabella::game::Settings;
use proptest::prelude::*;
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Somebody's computer with a settings file.
struct Home {
    dir: TempDir,
}

/// The output of a command, and its exit status.
struct PlayerReport {
    printed: String,
    errors: String,
    code: i32,
}

impl Home {
    fn with(text: &str) -> Home {
        let home = Home { dir: TempDir::new().unwrap() };
        fs::create_dir_all(home.file().parent().unwrap()).unwrap();
        if !text.is_empty() {
            fs::write(home.file(), text).unwrap();
        }
        home
    }

    fn file(&self) -> PathBuf {
        self.dir.path().join("config/annabella/settings.toml")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    fn command(&self, line: &str) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .args(line.split(' '))
            .current_dir(self.dir.path())
            .env_remove("ANNABELLA_SETTINGS")
            .env("XDG_CONFIG_HOME", self.dir.path().join("config"))
            .env("XDG_DATA_HOME", self.dir.path().join("data"))
            .env("XDG_RUNTIME_DIR", self.dir.path())
            .env("LC_ALL", "en_GB.UTF-8");
        command
    }

    fn run(&self, line: &str, typed: &str) -> PlayerReport {
        Home::finish(&mut self.command(line), typed)
    }

    fn finish(command: &mut Command, typed: &str) -> PlayerReport {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn().unwrap();
        // A program that refuses to begin does not read it.
        let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
        let output = child.output_in_time().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        PlayerReport {
            printed: text(&output.stdout),
            errors: text(&output.stderr),
            code: output.status.code().unwrap(),
        }
    }

    /// The settings of a game that is begun with these arguments.
    fn begun(&self, line: &str) -> Settings {
        let file = self.dir.path().join("game.journal");
        let _ = fs::remove_file(&file);
        let told = self.run(&format!("play {line} --journal game.journal").replace("  ", " "), "");
        assert_eq!((told.code, told.errors.as_str()), (0, ""), "{line}: {}", told.printed);
        journal::read::<Header, Entry>(&file).unwrap().header.settings
    }
}

const DAILY: &str = r#"# Anna's settings
locale = "de"
speech = "off"   # a screen reader reads
white-impaired = true
white-name = "Anna"
notation = ["de", "en"]
warn = "5m,1m"
round = 3.10

[preset.club]
time-control = "900+10"
white-name = "Berg, Anna"
white-impaired = false
"#;

#[test]
fn whoever_plays_daily_types_play_and_nothing_more() {
    let home = Home::with(DAILY);
    let settings = home.begun("");
    assert_eq!(settings.interface.tag(), "de");
    assert_eq!(settings.notation.len(), 2);
    assert!(settings.white.impaired && settings.repetition && settings.control.is_none());
    assert_eq!(settings.white.name.as_deref(), Some("Anna"));
    assert_eq!(settings.event.round.as_deref(), Some("3.10"));
    assert_eq!(settings.black_warn, "5m,1m".parse().unwrap());
}

/// A file with the games of a round gives players, event and board; the settings name others.
#[test]
fn the_pairing_of_a_file_comes_before_the_settings() {
    let home = Home::with(&DAILY.replace("round = 3.10\n", ""));
    let game = |tags: &str| format!("[Event \"Open\"]\n{tags}\n\n*\n\n");
    let first = game("[Round \"3.1\"]\n[White \"Cohn, Carl\"]\n[Black \"Dietz, Dora\"]");
    let second = game(
        "[Round \"3\"]\n[Board \"7\"]\n[White \"Berg, Björn\"]\n[WhiteElo \"2105\"]\n[WhiteTitle \"WFM\"]\n\
         [Black \"Anders, Anna\"]\n[BlackFideId \"94600037\"]\n[BlackElo \"-\"]",
    );
    fs::write(home.dir.path().join("round.pgn"), first.clone() + &second).unwrap();
    let cut = first + &second.replace("[Board \"7\"]", "[Boa");
    fs::write(home.dir.path().join("cut.pgn"), cut).unwrap();
    fs::write(home.dir.path().join("board.pgn"), second).unwrap();
    fs::write(home.dir.path().join("empty.pgn"), "").unwrap();
    for line in ["--pairing board.pgn", "--pairing round.pgn --round 3.7", "--pairing board.pgn --round 3"] {
        let settings = home.begun(line);
        let named = [&settings.white.name, &settings.black.name].map(|name| name.as_deref().unwrap());
        assert_eq!(named, ["Berg, Björn", "Anders, Anna"], "{line}");
        assert_eq!((settings.white.elo, settings.white.title.as_deref()), (Some(2105), Some("WFM")));
        assert_eq!((settings.black.elo, settings.black.fide_id), (None, Some(94_600_037)));
        assert_eq!(settings.event.name.as_deref(), Some("Open"));
        assert_eq!(settings.event.round.as_deref(), Some("3.7"));
    }
    for (line, expected) in [
        ("--pairing round.pgn", "has several games"),
        ("--pairing round.pgn --round 3.2", "no game of 3.2. Check"),
        (
            "--pairing cut.pgn --round 3.2",
            "no game of 3.2. The game in line 8 does not name its round and board.",
        ),
        ("--pairing gone.pgn", "gone.pgn"),
        ("--pairing empty.pgn", "no game found"),
    ] {
        let told = home.run(&format!("--locale en play {line}"), "");
        assert!(told.code == 2 && told.errors.contains(expected), "{line}: {}", told.errors);
    }
}

#[test]
fn the_line_wins_then_the_preset_then_the_file() {
    let home = Home::with(DAILY);
    let club = home.begun("--preset club");
    assert_eq!(club.white.name.as_deref(), Some("Berg, Anna"));
    assert!(!club.white.impaired && club.control == Some("900+10".parse().unwrap()));
    let typed = home.begun("--preset club --white-name Eva --time-control 300 --white-impaired --warn 2m");
    assert_eq!(typed.white.name.as_deref(), Some("Eva"));
    assert!(typed.white.impaired && typed.control == Some("300".parse().unwrap()));
    assert_eq!(typed.white_warn, "2m".parse().unwrap());
    // The last preset counts, and one's own counts before that of the program.
    let both = home.begun("--preset fide,club");
    assert!(both.arbiter && both.control == Some("900+10".parse().unwrap()));
    assert_eq!(home.begun("--preset club,fide").control, Some("40/5400+30:1800+30".parse().unwrap()));
    // What the file switches on can be left out.
    let without = home.begun("--no-white-impaired --no-warn --locale en");
    assert!(!without.white.impaired && without.white_warn == Default::default());
    assert_eq!(without.interface.tag(), "en");
}

#[test]
fn what_a_variant_has_no_use_for_stays_in_the_file() {
    let home = Home::with("speech = \"off\"\nlaws = \"2005\"\nlet-go = 3.5\nlevel-words = \"z=Zeppelin\"\n");
    assert!(home.begun("").let_go.is_some());
    home.begun("--variant chess960:518");
    home.begun("--variant tridim");
    // What is typed is still refused.
    assert_eq!(home.run("play --variant tridim --let-go 3", "").code, 2);
}

#[test]
fn a_resumed_game_keeps_its_settings_and_the_voice_is_the_listeners() {
    let home = Home::with(DAILY);
    let before = home.begun("--preset club");
    let changed = DAILY.replace("\"de\"\nspeech", "\"en\"\nspeech").replace("\"Anna\"", "\"Otto\"");
    fs::write(home.file(), changed.replace("white-impaired = true", "black-impaired = true")).unwrap();
    let told = home.run("play --resume game.journal --preset fide", "");
    // What does not count of it is told, and the game speaks its own language.
    assert_eq!(
        told.errors,
        "--preset: only voice, devices and display apply. The resumed game keeps its other settings.\n"
    );
    assert_eq!(told.code, 0, "{}", told.printed);
    assert!(told.printed.contains("Partie geladen"), "{}", told.printed);
    let file = home.dir.path().join("game.journal");
    assert_eq!(journal::read::<Header, Entry>(&file).unwrap().header.settings, before);
    assert_eq!(home.run("play --resume game.journal", "").errors, "");
    // What is typed and differs is told, as ever, of both sides and of one.
    let typed = "--white-name Eva --laws 2023 --time-control 300 --hear-execution off --warn 3m --black-warn 5m,1m \
                 --black-impaired --set-clock left --pin --rate 200";
    let told = home.run(&format!("play --resume game.journal --locale en {typed}"), "");
    assert_eq!(
        told.errors.lines().collect::<Vec<_>>(),
        [
            "--time-control: gilt nicht. Die fortgesetzte Partie behält 900+10.",
            "--black-impaired: gilt nicht. Die fortgesetzte Partie wird ohne gespielt.",
            "--white-name: gilt nicht. Die fortgesetzte Partie behält Berg, Anna.",
            "--hear-execution: gilt nicht. Die fortgesetzte Partie behält ihre Einstellung.",
            "--pin: gilt nicht. Die fortgesetzte Partie wird ohne gespielt.",
            "--warn: gilt nicht. Die fortgesetzte Partie behält 5m,1m.",
            "--set-clock: gilt nicht. Die fortgesetzte Partie wird ohne gespielt.",
            "--locale: gilt nicht. Die fortgesetzte Partie behält de.",
        ]
    );
}

#[test]
fn a_clock_takes_of_the_file_what_it_has() {
    let home = Home::with("speech = \"off\"\nevent = \"Open\"\nlaws = \"2005\"\ntime-control = \"600\"\n");
    let told = home.run("clock --journal clock.journal", "time\n");
    assert_eq!((told.code, told.errors.as_str()), (0, ""));
    assert!(told.printed.contains("10 minutes"), "{}", told.printed);
}

#[test]
fn review_and_learn_speak_and_fit_as_the_listener_likes_it() {
    let home = Home::with("speech = \"off\"\nwidth = 20\nkeys = true\nlaws = \"2005\"\nlocale = \"de\"\n");
    home.run("play --journal game.journal", "e4\ne5\nSf3\n");
    for line in ["review game.journal", "learn"] {
        let told = home.run(line, "beenden\n");
        assert_eq!(told.errors, "", "{line}: {}", told.printed);
        assert!(told.printed.lines().count() > 1, "{line}: {}", told.printed);
        assert!(told.printed.lines().all(|line| line.chars().count() <= 20), "{line}: {}", told.printed);
    }
    let wide = home.run("review game.journal --no-width", "beenden\n").printed;
    assert!(wide.lines().any(|line| line.chars().count() > 20), "{wide}");
}

#[test]
fn a_mistyped_line_is_told_with_its_number_and_nothing_begins() {
    for (text, locale, words) in [
        ("speech = \"off\"\nraet = 250\n", "en", "line 2: no setting \"raet\". Did you mean rate?"),
        (
            "locale = \"de\"\nspeeech = \"off\"\n",
            "",
            "Zeile 2: keine Einstellung „speeech“. Meinten Sie speech?",
        ),
        (
            "# c\n\n[preset.a]\ntime-control = \"900 10\"\n",
            "en",
            "line 4: Time control \"900 10\": \"900\" has no unit",
        ),
        ("speech = \"espeek\"\n", "en", "line 1: --speech: \"espeek\" is not a possible value. Use one of"),
        ("keys = \"yes\"\n", "en", "line 1: --keys: \"yes\" is not a possible value. Use one of on"),
        ("rate = 3\n", "en", "line 1: --rate: \"3\" is not a possible value"),
        ("rate 250\n", "en", "line 1: \"rate 250\" is not a setting"),
        ("rate = 250\nrate = 300\n", "en", "line 2: \"rate = 300\" is not a setting"),
        ("[voices]\nrate = 250\n", "en", "line 1: no setting \"voices\""),
        ("[voice]\nrate = 250\n", "en", "line 1: \"voice\" is not one value"),
        ("[rate]\n", "en", "line 1: \"rate\" is not one value"),
        ("preset = 3\n", "en", "line 1: \"preset\" is not one value"),
        ("white-assistant = \"moves,jump\"\n", "en", "line 1: \"jump\": not a duty"),
        ("pin-file = \"pin.txt\"\n", "en", "line 1: no setting \"pin-file\""),
        ("passphrase-file = \"secret\"\n", "en", "no setting \"passphrase-file\""),
    ] {
        let home = Home::with(text);
        let line = format!(
            "play --journal game.journal{}{locale}",
            if locale.is_empty() { "" } else { " --locale " }
        );
        let told = home.run(&line, "");
        assert_eq!((told.code, told.printed.as_str()), (2, ""), "{text}: {}", told.errors);
        assert!(told.errors.contains(words), "{text}: {}", told.errors);
        assert_eq!(told.errors.lines().count(), 1, "{}", told.errors);
        assert!(!home.dir.path().join("game.journal").exists());
    }
    let home = Home::with(DAILY);
    let told = home.run("play --preset clab", "");
    assert_eq!(told.code, 2);
    assert_eq!(told.errors, "„clab“: kein solches Profil. Wählen Sie aus club, fide, dbsb.\n");
    // Other commands say it, and do what they are for.
    let told = Home::with("raet = 250\n").run("perft 1", "");
    assert_eq!((told.code, told.errors.contains("Did you mean rate?")), (0, true), "{}", told.errors);
}

#[test]
fn each_setting_is_read_and_set_by_a_line() {
    let home = Home::with("");
    let told = home.run("settings rate 250", "");
    assert_eq!((told.printed.as_str(), told.code), ("rate is now 250, saved.\n", 0));
    assert!(home.text().starts_with("# Settings of annabella"), "{}", home.text());
    assert!(
        home.text().ends_with("# Set the speaking rate in words a minute\nrate = 250\n"),
        "{}",
        home.text()
    );
    assert!(
        home.run("settings rate", "")
            .printed
            .starts_with("rate: 250. Purpose: Set the speaking rate in words a minute.")
    );
    let told = home.run("settings rate quick", "");
    assert_eq!(
        (told.printed.as_str(), told.code),
        ("rate: \"quick\" is out of range. Type 20 to 5000.\n", 2)
    );
    let told = home.run("settings raet 3", "");
    assert_eq!(told.code, 2);
    assert!(told.printed.contains("Did you mean rate?"), "{}", told.printed);
    assert_eq!(
        home.run("settings default rate", "").printed,
        "rate is no longer set. The default applies: 175.\n"
    );
    // Each of them can be set to what help gives as its example, to a choice, or on.
    for setting in Setting::all() {
        let shown = home.run(&format!("settings {}", setting.name), "").printed;
        assert!(
            shown.starts_with(&format!("{}: ", setting.name.replace("default", "waiting").replace('-', " "))),
            "{shown}"
        );
        assert!(!shown.contains("Purpose: ."), "{shown}");
    }
}

/// The command lines in the help's examples, without options that only sound.
fn examples() -> Vec<String> {
    fn collect(command: &clap::Command, path: &str, found: &mut Vec<String>) {
        if !command.has_subcommands() {
            let lines = annabella::cli::command_examples(path).iter();
            found.extend(lines.filter_map(|line| line.strip_prefix("annabella ")).map(str::to_owned));
        }
        for below in command.get_subcommands() {
            collect(below, &format!("{path} {}", below.get_name()), found);
        }
    }
    let mut found = Vec::new();
    collect(&annabella::cli::command(), "annabella", &mut found);
    found.into_iter().map(|line| line.replace(" --speech espeak", "").replace('\'', "")).collect()
}

/// A debug build and a release may treat settings differently that a command has no option for.
/// With `ANNABELLA_TESTED` this asks a released one.
#[test]
fn every_command_runs_where_the_settings_name_a_rate() {
    let home = Home::with("rate = 250\nspeech = \"off\"\n");
    let examples = examples();
    assert!(examples.len() > 20, "{examples:?}");
    for line in examples {
        let told = home.run(&line, "");
        assert!(
            !told.errors.contains("--rate") && !told.errors.contains("--speech"),
            "{line}: {}",
            told.errors
        );
    }
    assert_eq!(home.run("perft 1", "").code, 0);
}

#[test]
fn the_menu_is_walked_by_numbers_and_words_in_both_languages() {
    let home = Home::with("");
    let typed = "1\nspeech\n3\nweiß impaired ja\nwhite impaired ja\nprofil anna\nrate 400\nrate\n\nzurück\nliste\nbeenden\n";
    let told = home.run("--locale de settings", typed);
    let says = |words: &str| assert!(told.printed.contains(words), "{words}: {}", told.printed);
    says("Oft gebraucht\n1: bedenkzeit: nicht eingestellt\n2: weiß sehbehindert: aus\n");
    says("sprachausgabe: eigene Stimme, nicht eingestellt. Zweck: ");
    says("3: nur Text\n4: aus\nTippen Sie den neuen Wert");
    says("sprachausgabe ist jetzt nur Text, gespeichert.");
    says("„weiß impaired ja“: keine Einstellung");
    says("weiß sehbehindert ist jetzt an, gespeichert.");
    says("Das Profil anna ist neu. Ihre erste Änderung legt es an.");
    says("tempo ist jetzt 400, gespeichert.");
    says("Profile: anna, fide, dbsb.");
    assert_eq!(told.code, 2, "one line was refused");
    let file = SettingsFile::read(&home.text()).unwrap();
    assert_eq!(file.always.len(), 2);
    assert_eq!(file.preset("anna").unwrap().set[0].value, "400");
    // A line that sets a value creates its preset; one that only asks does not.
    assert_eq!(home.run("settings --preset bela rate", "").code, 2);
    assert_eq!(home.run("settings --preset bela rate 300", "").code, 0);
    assert!(SettingsFile::read(&home.text()).unwrap().preset("bela").is_some());
    // A preset of the program that is changed becomes one's own, with all that it had.
    home.run("settings --preset dbsb time-control 3600+30", "");
    let file = SettingsFile::read(&home.text()).unwrap();
    let dbsb = file.preset("dbsb").unwrap();
    let value =
        |name: &str| dbsb.set.iter().find(|set| set.setting.name == name).map(|set| set.value.as_str());
    assert!(!dbsb.is_shipped);
    assert_eq!(
        (value("time-control"), value("default-time"), value("arbiter")),
        (Some("3600+30"), Some("15"), Some("on"))
    );
}

#[test]
fn help_says_at_each_level_what_may_be_done_there() {
    for (locale, help, louder, groups, group, setting) in [
        (
            "de",
            "hilfe",
            "louder",
            "Tippen Sie eine Nummer, einen Namen oder einen",
            "die Eingabetaste wiederholt die Liste",
            "Die Option dazu heißt --rate.",
        ),
        (
            "en",
            "help",
            "lauter",
            "Type a number, a name, or a name",
            "Enter repeats the list",
            "Its option is --rate.",
        ),
    ] {
        let home = Home::with("");
        let told = home.run(
            &format!("--locale {locale} settings"),
            &format!("{help}\n1\n{help}\nrate\n{help}\nhelp\nh\n?\n{louder}\nquit\n"),
        );
        assert_eq!(told.code, 0, "{}", told.printed);
        let count = |words: &str| told.printed.to_lowercase().matches(&words.to_lowercase()).count();
        let setting = if setting == "Die Option dazu heißt --rate." {
            "Die Option dazu heißt --rate."
        } else {
            "Its option is --rate."
        };
        assert_eq!([groups, group, setting].map(count), [1, 1, 4], "{}", told.printed);
        assert_eq!(count("5000"), 4, "{}", told.printed);
        // The path is told to who asks.
        assert!(!told.printed.contains("settings.toml"), "{}", told.printed);
        let asked = home.run(&format!("--locale {locale} settings"), "wo\nwhere\nbeenden\n");
        assert_eq!(asked.printed.matches("settings.toml").count(), 2, "{}", asked.printed);
        let welcome = told.printed.lines().next().unwrap();
        assert!(welcome.chars().count() < 80, "{welcome}");
    }
}

#[test]
fn a_setting_has_its_name_in_german_and_in_english_and_as_an_option() {
    let home = Home::with("");
    let typed = "tempo 300\nrate 310\nLautstärke 120\nvolume 140\nkopfhörer schiedsrichter Headset\nno draw before 30\n\
                 remis erst nach 40\nsprachausgabe nur text\nsehender drückt executed\nlet_go aus\nquit\n";
    let told = home.run("--locale de settings", typed);
    assert_eq!(told.code, 0, "{}", told.printed);
    let file = SettingsFile::read(&home.text()).unwrap();
    let set: Vec<(&str, &str)> =
        file.always.iter().map(|set| (set.setting.name.as_str(), set.value.as_str())).collect();
    assert_eq!(
        set,
        [
            ("rate", "310"),
            ("volume", "140"),
            ("arbiter-device", "Headset"),
            ("no-draw-before", "40"),
            ("speech", "print"),
            ("sighted-press", "executed"),
            ("let-go", "off"),
        ]
    );
    // Each name leads to its own setting, and to no word of the menu.
    for locale in ["de", "en"] {
        let words = annabella::speech::Words::new(annabella::speech::Language::from_tag(locale).unwrap());
        for setting in Setting::all() {
            let name = words.named(&format!("settings-name-{}", setting.name)).unwrap();
            let told = Home::with("").run(&format!("--locale {locale} settings {name}"), "");
            let begins = format!("{name}: ");
            let purpose = match setting.name.as_str() {
                "locale" => "help-locale".to_owned(),
                name => format!("help-play-{name}"),
            };
            assert!(told.code == 0 && told.printed.starts_with(&begins), "{name}: {}", told.printed);
            let purpose = words.named(&purpose).unwrap();
            assert!(told.printed.contains(&purpose), "{name}: {}", told.printed);
        }
    }
    // A language has its own words for the menu, and understands those of the others.
    let told = home.run("--locale nl settings", "vitesse 200\nhilfe\nbeenden\n");
    assert!(told.printed.contains("tempo is nu 200") && told.code == 0, "{}", told.printed);
}

#[test]
fn the_voice_has_a_volume_within_bounds_and_each_step_is_told() {
    let home = Home::with("");
    let told = home.run(
        "--locale de settings",
        "lautstärke 170\nlauter\nlauter\nlauter\nlautstärke 10\nschneller\nbeenden\n",
    );
    let lines: Vec<&str> = told.printed.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("lautstärke ist jetzt 170")).unwrap();
    assert!(lines[at + 1].contains("190") && lines[at + 2].contains("200"), "{}", told.printed);
    assert!(lines[at + 3].contains("200"), "{}", told.printed);
    assert_eq!(lines[at + 4], "lautstärke: „10“ ist nicht möglich. Tippen Sie 20 bis 200.");
    assert!(lines[at + 5].contains("200"), "{}", told.printed);
    let value = |name: &str| {
        let file = SettingsFile::read(&home.text()).unwrap();
        file.always.iter().find(|set| set.setting.name == name).map(|set| set.value.clone())
    };
    assert_eq!((value("volume").as_deref(), value("rate").as_deref()), (Some("200"), Some("200")));
    home.begun("--speech off");
    assert_eq!(home.run("play --volume 10", "").code, 2);
    assert_eq!(home.run("learn --volume 201", "").code, 2);
}

#[test]
fn the_menu_mends_what_it_can_and_keeps_what_is_written() {
    let home = Home::with("# by hand\nraet = 250 # quick\n\nkeys = true # always\n");
    let told = home.run("settings", "keys off\ndefault raet\nkeys off\nquit\n");
    assert!(told.printed.contains("Type default raet to delete the line."), "{}", told.printed);
    assert_eq!(home.text(), "# by hand\n\nkeys = false # always\n");
    // A file that is none is left as it is.
    let home = Home::with("this is no file");
    assert_eq!(home.run("settings rate 250", "").code, 2);
    assert_eq!(home.text(), "this is no file");
}

#[test]
fn what_stands_above_the_settings_stays_there() {
    let home = Home::with("");
    home.run("settings", "preset anna\nrate 300\nfile\nzwo on\nquit\n");
    let text = home.text();
    let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("{words}: {text}"));
    assert!(text.starts_with("# Settings of annabella"), "{text}");
    assert!(
        place("[preset.NAME]") < place("zwo = true") && place("zwo = true") < place("[preset.anna]"),
        "{text}"
    );
}

#[test]
fn a_long_list_is_told_behind_what_may_be_typed_and_what_is_not_there_is_said() {
    let home = Home::with("");
    let told = home.run("settings", "voice\nnobody at all\nquit\n").printed;
    let place = |words: &str| told.find(words).unwrap_or_else(|| panic!("{words}: {told}"));
    assert!(place("Type the new value, or back") < place("12: "), "{told}");
    assert!(
        place("voice is now nobody at all") < place("nobody at all is not available at present"),
        "{told}"
    );
}

#[test]
fn the_settings_are_listed_as_json_and_the_page_names_the_same() {
    let home = Home::with(DAILY);
    let told = home.run("settings --json", "");
    let listed: Value = serde_json::from_str(&told.printed).unwrap();
    let settings = listed["settings"].as_array().unwrap();
    assert_eq!(settings.len(), Setting::all().len());
    let speech = settings.iter().find(|setting| setting["name"] == "speech").unwrap();
    assert_eq!((&speech["value"], &speech["line"]), (&Value::from("off"), &Value::from(3)));
    assert_eq!(listed["presets"][0]["name"], "club");
    assert_eq!(listed["presets"][1]["shipped"], true);
}

#[test]
fn the_presets_of_the_program_begin_a_game_and_name_their_sources() {
    let home = Home::with("speech = \"off\"\n");
    let fide = home.begun("--preset fide --white-impaired");
    assert!(
        fide.arbiter && fide.repetition && fide.white.assistant.is_some() && fide.black.assistant.is_none()
    );
    let dbsb = home.begun("--preset dbsb --white-impaired --black-impaired");
    assert_eq!(dbsb.default_time, Some(annabella::clock::Span::seconds(900)));
    assert!(dbsb.white.assistant.is_none());
    let text = include_str!("../../src/cli/program/settings/presets.toml");
    for line in
        ["FIDE Handbook C.02", "Laws of Chess, in force since 1 January 2023", "10 October 2021", "choice"]
    {
        assert!(text.contains(line), "{line}");
    }
}

#[test]
fn the_example_of_the_page_is_a_settings_file() {
    let file = SettingsFile::read(include_str!("../../docs/settings.toml")).unwrap();
    assert!(file.always.len() > 3);
    assert!(file.presets.iter().filter(|preset| !preset.is_shipped).count() > 1);
}

#[test]
fn no_setting_leads_to_a_secret() {
    let secret = |name: &str| ["pin-file", "passphrase-file", "password-file", "key"].contains(&name);
    assert!(Setting::all().iter().all(|setting| !secret(&setting.name)));
    assert!(Setting::all().len() > 40, "{}", Setting::all().len());
}

/// A value that each of some settings can have.
const POSSIBLE: [(&str, &[&str]); 8] = [
    ("rate", &["80", "250", "900"]),
    ("white-name", &["Anna", "Berg, \"Anna\"", "# no comment", "007", "Zoë\\"]),
    ("time-control", &["900+10", "40/5400+30:1800+30", "600"]),
    ("keys", &["on", "off"]),
    ("style", &["full", "short"]),
    ("let-go", &["off", "3.5"]),
    ("warn", &["5m,1m", "30"]),
    ("round", &["3.10", "3", "2026-11-22"]),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Whatever stands in a file, it is read or told of by a line that it has.
    #[test]
    fn any_text_is_read_or_told_of(text in "([a-z-]{1,8}|rate|preset|keys)? ?(=|\\[|\\]|\"|'|\n|#| )*([0-9]{1,5}|true|\"[a-zä\n]{0,5}\"|\\[preset\\.[a-z]{1,3}\\]\n)?(.|\n){0,40}") {
        let lines = text.lines().count().max(1);
        match SettingsFile::read(&text) {
            Ok(_) | Err(SettingsFault::Io(_)) => {}
            Err(SettingsFault::Syntax { line, .. } | SettingsFault::Unknown { line, .. }
                | SettingsFault::Form { line, .. } | SettingsFault::Value { line, .. }) => {
                prop_assert!((1..=lines).contains(&line), "{line} of {lines}: {text:?}");
            }
        }
    }

    /// Settings are read back as they were set, in their order, and nothing else changes.
    #[test]
    fn what_is_set_is_read(steps in prop::collection::vec((0..8usize, 0..6usize, any::<bool>()), 1..12)) {
        let mut text = "# mine\nsite = \"Marburg\" # here\n\n[preset.other]\nrate = 99 # slow\n".to_owned();
        for (setting, value, in_preset) in steps {
            let (name, values) = POSSIBLE[setting];
            let preset = in_preset.then_some("anna");
            let value = values.get(value).copied();
            let change = Change { preset, key: name, value, comment: "what it is for" };
            text = changed(&text, change).unwrap();
            let file = SettingsFile::read(&text).unwrap();
            let set = match preset {
                Some(preset) => file.preset(preset).map_or(&[][..], |preset| &preset.set),
                None => &file.always,
            };
            let now = set.iter().find(|set| set.setting.name == name).map(|set| set.value.as_str());
            prop_assert_eq!(now, value);
            prop_assert!(text.contains("# mine\nsite = \"Marburg\" # here"));
            prop_assert!(text.contains("[preset.other]\nrate = 99 # slow"));
        }
    }

    /// A mistyped file is read or reported. A changed setting is read back, and nothing else changes.
    #[test]
    fn a_mistyped_file_is_told_of_or_changed_as_it_is_said(
        places in prop::collection::vec((0..2000usize, 0..3usize, "[a-z=\\[\\]\"'#.\n\r 0-9\u{feff}ä-]{0,6}"), 0..4),
    ) {
        let mut text: Vec<char> = include_str!("../../docs/settings.toml").chars().collect();
        for (place, taken, put) in places {
            let place = place % text.len();
            text.splice(place..(place + taken).min(text.len()), put.chars());
        }
        let text: String = text.into_iter().collect();
        if let Ok(before) = SettingsFile::read(&text) {
            let change = Change { preset: None, key: "rate", value: Some("250"), comment: "what it is for" };
        let changed = changed(&text, change).unwrap();
            let after = SettingsFile::read(&changed);
            prop_assert!(after.is_ok(), "{:?}: {}", after, changed);
            let after = after.unwrap();
            let values = |file: &SettingsFile| -> Vec<(String, String)> {
                let set = file.always.iter().chain(file.presets.iter().flat_map(|preset| &preset.set));
                let set = set.map(|set| (set.setting.name.clone(), set.value.clone()));
                set.filter(|(name, value)| name != "rate" || value == "400").collect()
            };
            prop_assert_eq!(values(&before), values(&after));
            prop_assert!(after.always.iter().any(|set| set.setting.name == "rate" && set.value == "250"));
        }
    }
}

mod whole_machine {
    use super::*;

    #[test]
    fn a_sound_device_is_chosen_by_its_number() {
        let home = Home::with("locale = \"en\"\n");
        let pulse = Pulse::start(&["room", "headset"]);
        let choose = |typed: &str| {
            let mut command = home.command("settings");
            Home::finish(command.envs(pulse.env()), typed).printed
        };
        let listed = choose("white device\n");
        let row = listed.lines().find(|line| line.contains("headset")).unwrap_or_else(|| panic!("{listed}"));
        let (number, name) = row.split_once(": ").unwrap();
        let told = choose(&format!("white device\n{number}\n"));
        assert!(told.contains(&format!("white device is now {name}, saved.")), "{told}");
        // It can be named too, as before.
        assert!(choose("white device Kopfhörer\n").contains("white device is now Kopfhörer"));
    }

    #[test]
    fn the_menu_is_spoken_at_the_rate_that_was_chosen() {
        let home = Home::with("locale = \"de\"\n");
        let pulse = Pulse::start(&["room"]);
        let heard = |rate: &str| {
            let recorder = pulse.record("room");
            let mut command = home.command(&format!("settings --speech espeak rate {rate}"));
            let told = Home::finish(command.envs(pulse.env()), "");
            assert_eq!(told.code, 0, "{}", told.errors);
            stretches(&recorder.stop(), 0.4).iter().map(|(from, to)| to - from).sum::<f64>()
        };
        let (slow, fast) = (heard("120"), heard("360"));
        assert!(fast > 0.3 && slow > 1.8 * fast, "{slow} s at 120 words a minute, {fast} s at 360");
    }
}
