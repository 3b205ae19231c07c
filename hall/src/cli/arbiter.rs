//! The name by which an arbiter takes cases.

use annabella_speech::Message;
use annabella_speech::failure::{Failure, USAGE};

/// The variables with the name of the system's user, of which the first counts.
const VARIABLES: [&str; 3] = ["USER", "LOGNAME", "USERNAME"];

/// Returns the name of the option, otherwise the one of the system's user.
///
/// Two arbiters with the same name would be one person for all others.
///
/// # Errors
/// A [`Failure`] of usage without a name.
pub fn arbiter_name(option: Option<&str>) -> Result<String, Failure> {
    named(option, |variable| std::env::var(variable).ok())
}

fn named(option: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Result<String, Failure> {
    let named = |name: String| Some(annabella_speech::plain(name.trim())).filter(|name| !name.is_empty());
    let of_option = option.and_then(|name| named(name.to_owned()));
    let of_system = || VARIABLES.into_iter().filter_map(&variable).find_map(named);
    let unknown = || Failure { message: Message::new("hall-no-arbiter-name"), status: USAGE };
    of_option.or_else(of_system).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_the_option_or_the_user_of_the_system() {
        let user = |variable: &str| match variable {
            "USER" => Some(" ".to_owned()),
            "LOGNAME" => Some("dora".to_owned()),
            _ => Some("other".to_owned()),
        };
        assert_eq!(named(Some(" Ines "), user).as_deref(), Ok("Ines"));
        assert_eq!(named(Some(""), user).as_deref(), Ok("dora"));
        assert_eq!(named(None, user).as_deref(), Ok("dora"));
        assert_eq!(named(None, |_| None).unwrap_err().status, USAGE);
    }
}
