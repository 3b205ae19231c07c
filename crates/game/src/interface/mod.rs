//! Inputs and outputs of a machine: events, effects, facts, refusals and settings.

pub(crate) mod asker;
pub(crate) mod case_fact;
pub(crate) mod command_error;
pub(crate) mod duties;
pub(crate) mod effect;
pub(crate) mod event;
pub(crate) mod fact;
pub(crate) mod listening;
pub(crate) mod measure;
pub(crate) mod recording;
pub(crate) mod refusal;
pub(crate) mod settings;
pub(crate) mod solver;
pub(crate) mod typed;

annabella_speech::codes! {
    duties::Duty,
    event::Device,
    event::DeviceState,
    event::Found,
    event::PinGiven,
    listening::MicrophoneFault,
    listening::SpokenRequest,
    listening::Unsure,
    measure::Measure,
    refusal::SeatWay,
    settings::Variant,
    recording::RecordingState,
}

#[cfg(test)]
mod tests {
    use super::duties::Duty;
    use super::event::{Device, DeviceState, Found, PinGiven};
    use super::measure::Measure;
    use super::recording::RecordingState;
    use super::settings::Variant;
    use annabella_clock::Span;
    use serde_json::{Value, to_value};

    fn named(value: impl serde::Serialize, tag: &str) -> Value {
        let written = to_value(value).unwrap();
        written.get(tag).cloned().unwrap_or(written)
    }

    #[test]
    fn messages_select_by_the_names_that_are_serialized() {
        for duty in Duty::ALL {
            assert_eq!(named(duty, ""), duty.code());
        }
        assert_eq!(named(Device::WhiteBoard, ""), Device::WhiteBoard.code());
        assert_eq!(named(DeviceState::Stalled, ""), DeviceState::Stalled.code());
        assert_eq!(named(PinGiven::None, ""), PinGiven::None.code());
        assert_eq!(named(RecordingState::UnknownMicrophone, ""), RecordingState::UnknownMicrophone.code());
        assert_eq!(named(Variant::Chess960, ""), Variant::Chess960.code());
        let (moved, time) = (Found::Move("e4".to_owned()), Measure::OwnTime { ms: Span(1) });
        assert_eq!(named(&moved, "found"), moved.code());
        assert_eq!(named(time, "kind"), time.code());
    }
}
