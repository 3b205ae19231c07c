//! Time controls as people write them.

use annabella_clock::{Control, WrittenError};
use proptest::prelude::*;

const FORMS: &str = include_str!("../../../tests/data/time-controls.txt");

fn part(error: &WrittenError) -> &str {
    match error {
        WrittenError::Unknown => "?",
        WrittenError::Unreadable(text) | WrittenError::NoMainTime(text, _) => text,
        WrittenError::Part(quoted)
        | WrittenError::HoursOrMinutes(quoted)
        | WrittenError::NoUnit(quoted)
        | WrittenError::FromWhichMove(quoted) => &quoted.part,
    }
}

#[test]
fn written_forms_have_their_meaning_or_are_refused_by_name() {
    let (mut wrong, mut read) = (Vec::new(), 0);
    for line in FORMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (text, meant) = line.rsplit_once(" => ").expect("an arrow");
        let found = Control::written(text);
        let shown = match &found {
            Ok(control) => control.to_string(),
            Err(error) => format!("refused {}", part(error)),
        };
        if shown != meant {
            wrong.push(format!("{text} => {shown}, not {meant}"));
        }
        read += 1;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(read >= 100, "{read}");
}

proptest! {
    #[test]
    fn the_form_of_pgn_is_read_as_pgn(
        text in "([1-9][0-9]?/[1-9][0-9]{0,3}([+db][1-9][0-9]?)?:){0,2}[1-9][0-9]{0,4}([+db][1-9][0-9]?)?"
    ) {
        let control: Control = text.parse().unwrap();
        prop_assert_eq!(control.to_string(), text.as_str());
        prop_assert_eq!(Control::written(&text), Ok(control));
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_part_of_it(text in "([0-9]{1,7}|[hms+/:;,d' ]|min|SD|G|moves|\\PC){0,12}") {
        match Control::written(&text) {
            Ok(control) => prop_assert_eq!(control.to_string().parse::<Control>(), Ok(control)),
            Err(error) => prop_assert!(text.contains(part(&error)), "{:?}", error),
        }
    }

    #[test]
    fn with_units_the_order_of_magnitude_is_never_guessed(minutes in 1u64..300, seconds in 1u64..120) {
        let pgn: Control = format!("{}+{seconds}", minutes * 60).parse().unwrap();
        for text in [
            format!("{minutes}m+{seconds}s"),
            format!("{minutes} min + {seconds} s"),
            format!("{minutes}'+{seconds}\""),
            format!("G/{minutes}+{seconds}"),
            format!("{minutes}|{seconds}"),
            format!("{}:{:02}:00+{seconds}", minutes / 60, minutes % 60),
        ] {
            prop_assert_eq!(Control::written(&text), Ok(pgn.clone()), "{}", text);
        }
    }
}
