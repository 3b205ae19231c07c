//! Man pages in every language of the interface, and completions for three shells, from the help.

use annabella::cli::command_examples;
use annabella::speech::{Language, Words};
use clap::Command;
use clap_complete::{Shell, generate};
use std::path::Path;
use std::{fs, io};

/// A file of a package, by its path below `/usr/share`.
pub struct Page {
    /// Its path.
    pub path: String,
    /// Its bytes.
    pub text: Vec<u8>,
}

impl Page {
    /// Writes it below a directory.
    pub fn write(&self, directory: &Path) -> io::Result<()> {
        let path = directory.join(&self.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, &self.text)
    }
}

/// The headings of a man page in German.
const GERMAN: [(&str, &str); 6] = [
    ("SYNOPSIS", "ÜBERSICHT"),
    ("DESCRIPTION", "BESCHREIBUNG"),
    ("OPTIONS", "OPTIONEN"),
    ("SUBCOMMANDS", "UNTERBEFEHLE"),
    ("EXAMPLES", "BEISPIELE"),
    ("SEE ALSO", "SIEHE AUCH"),
];

/// Returns the man pages and completions of a program. `localized`: its command line in one language.
pub fn of(name: &str, localized: impl Fn(&Words) -> Command) -> Vec<Page> {
    let mut pages = Vec::new();
    for language in Language::whole() {
        let mut command = localized(&Words::new(language));
        command.build();
        // The folder in which man looks for pages in this language; English ones are the default.
        let place = if language == Language::En { String::new() } else { format!("{}/", language.tag()) };
        man_pages(&command, name, &place, language, &mut pages);
    }
    let places = [
        (Shell::Bash, format!("bash-completion/completions/{name}")),
        (Shell::Zsh, format!("zsh/vendor-completions/_{name}")),
        (Shell::Fish, format!("fish/vendor_completions.d/{name}.fish")),
    ];
    for (shell, path) in places {
        let mut text = Vec::new();
        generate(shell, &mut localized(&Words::new(Language::En)), name, &mut text);
        // clap_complete 4.6 takes a hyphen in the name of the program for the start of a subcommand, in some places only.
        let text = String::from_utf8_lossy(&text)
            .replace(&name.replace('-', "__subcmd__"), &name.replace('-', "__"));
        pages.push(Page { path, text: text.into_bytes() });
    }
    pages
}

/// Adds the page of the command invoked as `path`, and those of its subcommands.
fn man_pages(command: &Command, path: &str, place: &str, language: Language, pages: &mut Vec<Page>) {
    let name = path.replace(' ', "-");
    let mut text = Vec::new();
    let source = concat!("annabella ", env!("CARGO_PKG_VERSION"));
    let man = clap_mangen::Man::new(command.clone()).source(source).manual("annabella").date("");
    // Writing into memory does not fail.
    if man.render(&mut text).is_err() {
        return;
    }
    let mut text = String::from_utf8_lossy(&text).into_owned();
    let examples = command_examples(path);
    if !examples.is_empty() {
        let examples = examples.join("\n.br\n");
        text += &format!(".SH EXAMPLES\n{}\n", examples.replace('-', "\\-").replace('\'', "\\(aq"));
    }
    if let Some((above, _)) = path.rsplit_once(' ') {
        text += &format!(".SH \"SEE ALSO\"\n.BR {} (1)\n", above.replace(' ', "\\-"));
    }
    if language == Language::De {
        for (english, german) in GERMAN {
            for heading in [format!(".SH {english}\n"), format!(".SH \"{english}\"\n")] {
                text = text.replace(&heading, &format!(".SH \"{german}\"\n"));
            }
        }
    }
    pages.push(Page { path: format!("man/{place}man1/{name}.1"), text: text.into_bytes() });
    for sub in command.get_subcommands() {
        man_pages(sub, &format!("{path} {}", sub.get_name()), place, language, pages);
    }
}
