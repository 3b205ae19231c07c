//! The texts and the layout of a program's `--help`, in the interface's language.
//!
//! Man pages and completions can be made from the same texts.

mod page;

use annabella_speech::{Message, Words};
use clap::{Arg, ArgAction, Command};

/// The help of a program besides the texts of its commands and options.
#[derive(Clone, Copy)]
pub struct ProgramHelp {
    /// The beginning of the ids of its help texts.
    pub prefix: &'static str,
    /// The arguments of a command with the ids of their groups' titles, in the order of the help.
    pub grouped: fn(&Command) -> Vec<(&'static str, String)>,
    /// The id of the words for the name of a value, such as `FILE`; `None` for a name in every language.
    pub value: fn(&str) -> Option<&'static str>,
    /// The default that clap does not know of an option. The command is named by the words that call it.
    pub default_of: fn(&str, &str) -> Option<&'static str>,
    /// The examples of a command, named in the same way.
    pub examples: fn(&str) -> &'static [&'static str],
    /// The id of the text for White's and Black's option of a command together.
    ///
    /// `None` unless the option is Black's.
    pub text_of_both: fn(&str, &str) -> Option<String>,
    /// The commands that `-h` leaves to `--help`.
    pub seldom: &'static [&'static str],
}

impl ProgramHelp {
    /// Returns the program's command line with its help in the language of `words`.
    ///
    /// An option that has no text of this program has the same one as in `annabella play`.
    pub fn localized(&self, command: Command, words: &Words) -> Command {
        let path = command.get_name().to_owned();
        Helper { words, program: self }.localize(command, self.prefix, &path)
    }
}

struct Helper<'a> {
    words: &'a Words,
    program: &'a ProgramHelp,
}

impl Helper<'_> {
    fn named(&self, id: &str) -> String {
        self.words.named(id).unwrap_or_default()
    }

    fn localize(&self, command: Command, prefix: &str, path: &str) -> Command {
        let mut command = command
            .about(self.named(prefix))
            .subcommand_help_heading(self.named("usage-commands"))
            .disable_help_flag(true)
            .disable_version_flag(true);
        let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        command = command.arg(help.help(self.named("usage-help")));
        if prefix == self.program.prefix {
            let version = Arg::new("version").short('V').long("version");
            let version = version.action(ArgAction::Version);
            command = command.arg(version.help(self.named("usage-version")));
        }
        // Clap lists headings in the order of first use, and `mut_arg` appends.
        for (place, (group, id)) in (self.program.grouped)(&command).into_iter().enumerate() {
            let heading = self.named(group);
            let help = match id.as_str() {
                "help" | "version" => None,
                "locale" | "json" => self.words.named(&format!("help-{id}")),
                _ => self.option_text(prefix, &id),
            };
            command = command.mut_arg(&id, |arg| {
                let arg = self.value_named(arg.help_heading(heading).display_order(place));
                match help {
                    Some(help) => {
                        let help = self.with_values(help, &arg, path);
                        arg.help(help)
                    }
                    None => arg,
                }
            });
        }
        let usage = self.usage_line(&command, path);
        command = command.override_usage(usage);
        let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
        for name in names {
            let prefix = format!("{prefix}-{name}");
            let path = format!("{path} {name}");
            command = command.mut_subcommand(&name, |sub| {
                let own = self.named("command-help");
                let sub = if name == "help" && own != name { sub.alias(own) } else { sub };
                self.localize(sub, &prefix, &path)
            });
        }
        command
    }

    fn option_text(&self, prefix: &str, option: &str) -> Option<String> {
        let option = option.replace('_', "-");
        let shared = || (self.program.prefix != "help").then(|| self.named(&format!("help-play-{option}")));
        self.words.named(&format!("{prefix}-{option}")).or_else(shared)
    }

    /// Names an argument's value in the locale's language.
    fn value_named(&self, arg: Arg) -> Arg {
        if !arg.get_action().takes_values() {
            return arg;
        }
        // Clap would add these texts in English.
        let arg = arg.hide_possible_values(true).hide_default_value(true);
        let name = arg.get_value_names().and_then(|names| names.first()).map(|name| name.as_str());
        match (self.program.value)(name.unwrap_or_default()) {
            Some(id) => arg.value_name(self.named(id)),
            None => arg,
        }
    }

    /// Adds the possible values and the default to an option's help.
    fn with_values(&self, help: String, arg: &Arg, path: &str) -> String {
        let mut help = help;
        if !arg.get_action().takes_values() {
            return help;
        }
        let names: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !names.is_empty() {
            let possible = Message::new("usage-possible").with("help", help).with("values", names.join(", "));
            help = self.words.say(&possible);
        }
        let default = match arg.get_default_values() {
            [default] => Some(default.to_string_lossy().into_owned()),
            _ => (self.program.default_of)(path, arg.get_id().as_str()).map(str::to_owned),
        };
        if let Some(value) = default {
            help = self.words.say(&Message::new("usage-default").with("help", help).with("value", value));
        }
        help
    }

    /// Returns the usage line of a command.
    fn usage_line(&self, command: &Command, path: &str) -> String {
        let mut line = format!("{path} {}", self.named("usage-some-options"));
        let value = |arg: &Arg| {
            let names = arg.get_value_names().unwrap_or_default();
            names.iter().map(|name| format!("<{name}>")).collect::<Vec<_>>().join(" ")
        };
        for arg in command.get_arguments().filter(|arg| arg.is_required_set() && !arg.is_positional()) {
            line += &format!(" --{} {}", arg.get_long().unwrap_or_default(), value(arg));
        }
        for arg in command.get_positionals() {
            line += &match arg.is_required_set() {
                true => format!(" {}", value(arg)),
                false => format!(" [{}]", value(arg)),
            };
        }
        if command.has_subcommands() {
            line += &format!(" <{}>", self.named("usage-value-command"));
        }
        line
    }
}
