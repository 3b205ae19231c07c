//! The speech queue of one device, ordered by priority.
//!
//! ```
//! use annabella_speech::queue::{Item, Queue};
//! use annabella_speech::{Audience, Priority};
//!
//! let mut queue = Queue::default();
//! queue.push(Item { id: 1, priority: Priority::Text, audience: Audience::White, words: "your time" });
//! assert_eq!(queue.next().map(|item| item.id), Some(1));
//! // An announcement cuts the answer.
//! let cut = queue.push(Item { id: 2, priority: Priority::Message, audience: Audience::Room, words: "e4" });
//! assert!(cut);
//! assert_eq!(queue.next().map(|item| item.words), Some("e4"));
//! ```

use super::{Audience, Priority};
use std::collections::VecDeque;

/// Words on their way to one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<T> {
    /// Identifies the item; later items have higher ids.
    pub id: u64,
    /// The urgency.
    pub priority: Priority,
    /// The people who should hear it.
    pub audience: Audience,
    /// The words to speak.
    pub words: T,
}

/// The words that wait for one device, and those that it is speaking.
///
/// Important words interrupt everything of lower priority and are never interrupted. Messages are all spoken,
/// in order, and repeated from the beginning after an interruption. Of answers and hints only the newest is
/// spoken, and an interrupted one is dropped.
#[derive(Clone, Debug)]
pub struct Queue<T> {
    saying: Option<Item<T>>,
    important: VecDeque<Item<T>>,
    messages: VecDeque<Item<T>>,
    text: Option<Item<T>>,
    notification: Option<Item<T>>,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            saying: None,
            important: VecDeque::new(),
            messages: VecDeque::new(),
            text: None,
            notification: None,
        }
    }
}

impl<T> Queue<T> {
    /// Adds an item, and returns whether the device must stop speaking the current one.
    pub fn push(&mut self, item: Item<T>) -> bool {
        let cuts = self.saying.as_ref().is_some_and(|saying| match item.priority {
            Priority::Important => saying.priority < Priority::Important,
            Priority::Message => saying.priority < Priority::Message,
            Priority::Text => saying.priority <= Priority::Text,
            Priority::Notification => saying.priority == Priority::Notification,
        });
        if cuts {
            self.unheard();
        }
        match item.priority {
            Priority::Important => self.important.push_back(item),
            Priority::Message => self.messages.push_back(item),
            Priority::Text => self.text = Some(item),
            Priority::Notification => self.notification = Some(item),
        }
        cuts
    }

    /// Takes the next item to speak; `None` if nothing waits or an item is being spoken.
    #[allow(clippy::should_implement_trait)] // An iterator would end; this does not.
    pub fn next(&mut self) -> Option<&Item<T>> {
        if self.saying.is_some() {
            return None;
        }
        self.saying = self
            .important
            .pop_front()
            .or_else(|| self.messages.pop_front())
            .or_else(|| self.text.take())
            .or_else(|| self.notification.take());
        self.saying.as_ref()
    }

    /// Returns the item being spoken.
    pub fn saying(&self) -> Option<&Item<T>> {
        self.saying.as_ref()
    }

    /// Records that item `id` was spoken to its end. Ignored if it is not the one being spoken.
    pub fn heard(&mut self, id: u64) {
        if self.saying.as_ref().is_some_and(|saying| saying.id == id) {
            self.saying = None;
        }
    }

    /// Records that the current item was interrupted.
    /// Messages and important words return to the front of their queue; others are dropped.
    pub fn unheard(&mut self) {
        if let Some(item) = self.saying.take() {
            match item.priority {
                Priority::Important => self.important.push_front(item),
                Priority::Message => self.messages.push_front(item),
                Priority::Text | Priority::Notification => {}
            }
        }
    }

    /// Drops the current and all waiting items, and returns whether one was being spoken.
    pub fn stop(&mut self) -> bool {
        std::mem::take(self).saying.is_some()
    }

    /// Drops the current and all waiting items up to a priority, and returns whether one was being spoken.
    ///
    /// A listener who types needs no more of an answer, but announcements and important words are finished.
    pub fn cancel_speech(&mut self, up_to: Priority) -> bool {
        for (priority, waiting) in
            [(Priority::Important, &mut self.important), (Priority::Message, &mut self.messages)]
        {
            if priority <= up_to {
                waiting.clear();
            }
        }
        if up_to >= Priority::Text {
            self.text = None;
        }
        self.notification = None;
        self.saying.take_if(|saying| saying.priority <= up_to).is_some()
    }

    /// Whether no item is being spoken or waiting.
    pub fn is_idle(&self) -> bool {
        self.saying.is_none()
            && self.important.is_empty()
            && self.messages.is_empty()
            && self.text.is_none()
            && self.notification.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn item(id: u64, priority: Priority) -> Item<()> {
        Item { id, priority, audience: Audience::Room, words: () }
    }

    /// Speaks all waiting items, and returns their ids in order.
    fn drain(queue: &mut Queue<()>) -> Vec<u64> {
        let mut said = Vec::new();
        if let Some(id) = queue.saying().map(|item| item.id) {
            queue.heard(id);
            said.push(id);
        }
        while let Some(id) = queue.next().map(|item| item.id) {
            queue.heard(id);
            said.push(id);
        }
        said
    }

    #[test]
    fn important_words_interrupt_a_message_which_is_repeated() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Message));
        queue.push(item(2, Priority::Message));
        queue.next();
        assert!(queue.push(item(3, Priority::Important)));
        assert_eq!(drain(&mut queue), [3, 1, 2]);
    }

    #[test]
    fn important_words_are_never_interrupted() {
        for priority in [Priority::Notification, Priority::Text, Priority::Message, Priority::Important] {
            let mut queue = Queue::default();
            queue.push(item(1, Priority::Important));
            queue.next();
            assert!(!queue.push(item(2, priority)), "{priority:?}");
            assert_eq!(drain(&mut queue), [1, 2]);
        }
    }

    #[test]
    fn the_newest_answer_replaces_the_one_being_spoken_and_the_one_waiting() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Text));
        queue.next();
        assert!(queue.push(item(2, Priority::Text)));
        assert!(!queue.push(item(3, Priority::Text)));
        assert_eq!(drain(&mut queue), [3]);
    }

    #[test]
    fn an_answer_waits_for_messages_and_is_interrupted_by_them() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Message));
        queue.next();
        assert!(!queue.push(item(2, Priority::Text)));
        assert!(!queue.push(item(3, Priority::Message)));
        queue.heard(1);
        queue.next();
        queue.heard(3);
        assert_eq!(queue.next().map(|item| item.id), Some(2));
        assert!(queue.push(item(4, Priority::Message)));
        assert_eq!(drain(&mut queue), [4]);
    }

    #[test]
    fn hints_wait_for_everything_else_and_only_the_newest_is_spoken() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Notification));
        queue.push(item(2, Priority::Notification));
        queue.push(item(3, Priority::Text));
        queue.push(item(4, Priority::Message));
        assert_eq!(drain(&mut queue), [4, 3, 2]);
        queue.push(item(5, Priority::Notification));
        queue.next();
        assert!(queue.push(item(6, Priority::Notification)));
        queue.next();
        assert!(queue.push(item(7, Priority::Text)));
        assert_eq!(drain(&mut queue), [7]);
    }

    #[test]
    fn stop_drops_everything_and_later_items_are_spoken() {
        let mut queue = Queue::default();
        assert!(!queue.stop());
        queue.push(item(1, Priority::Important));
        queue.next();
        queue.push(item(2, Priority::Message));
        assert!(queue.stop());
        assert!(queue.is_idle());
        queue.push(item(3, Priority::Message));
        assert_eq!(drain(&mut queue), [3]);
    }

    #[test]
    fn hush_drops_answers_and_hints_and_finishes_messages() {
        for (saying, cuts) in [
            (Priority::Notification, true),
            (Priority::Text, true),
            (Priority::Message, false),
            (Priority::Important, false),
        ] {
            let mut queue = Queue::default();
            queue.push(item(1, saying));
            queue.next();
            queue.push(item(2, Priority::Message));
            queue.push(item(3, Priority::Text));
            queue.push(item(4, Priority::Notification));
            // A message has already interrupted an answer.
            let speaks = queue.saying().is_some();
            assert_eq!(queue.cancel_speech(Priority::Text), cuts && speaks, "{saying:?}");
            assert_eq!(drain(&mut queue), if cuts { vec![2] } else { vec![1, 2] });
        }
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Text));
        queue.next();
        assert!(queue.cancel_speech(Priority::Text) && queue.is_idle());
    }

    #[test]
    fn hush_up_to_messages_leaves_important_words() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Message));
        queue.next();
        queue.push(item(2, Priority::Message));
        queue.push(item(3, Priority::Text));
        assert!(queue.cancel_speech(Priority::Message) && queue.is_idle());
        queue.push(item(4, Priority::Important));
        queue.next();
        assert!(!queue.cancel_speech(Priority::Message));
        assert_eq!(drain(&mut queue), [4]);
    }

    #[test]
    fn the_end_of_an_interrupted_item_changes_nothing() {
        let mut queue = Queue::default();
        queue.push(item(1, Priority::Text));
        queue.next();
        queue.push(item(2, Priority::Message));
        queue.next();
        queue.heard(1);
        assert_eq!(queue.saying().map(|item| item.id), Some(2));
    }

    #[derive(Clone, Debug)]
    enum Step {
        Push(Priority),
        Next,
        Heard,
        Unheard,
        Stop,
    }

    fn steps() -> impl Strategy<Value = Vec<Step>> {
        let priority = prop_oneof![
            Just(Priority::Notification),
            Just(Priority::Text),
            Just(Priority::Message),
            Just(Priority::Important)
        ];
        prop::collection::vec(
            prop_oneof![
                6 => priority.prop_map(Step::Push),
                4 => Just(Step::Next),
                3 => Just(Step::Heard),
                1 => Just(Step::Unheard),
                1 => Just(Step::Stop),
            ],
            0..60,
        )
    }

    proptest! {
        #[test]
        fn messages_are_lost_only_by_stop_and_keep_their_order(steps in steps()) {
            let mut queue = Queue::default();
            let mut owed: [Vec<u64>; 2] = Default::default();
            let mut said: [Vec<u64>; 2] = Default::default();
            let kind = |priority| match priority {
                Priority::Message => Some(0),
                Priority::Important => Some(1),
                _ => None,
            };
            for (id, step) in (0..).zip(steps.into_iter().chain([Step::Heard])) {
                match step {
                    Step::Push(priority) => {
                        let before = queue.saying().map(|saying| saying.priority);
                        let cut = queue.push(item(id, priority));
                        prop_assert!(!(cut && before == Some(Priority::Important)));
                        prop_assert_eq!(cut, before.is_some() && queue.saying().is_none());
                        if let Some(kind) = kind(priority) {
                            owed[kind].push(id);
                        }
                    }
                    Step::Next => { queue.next(); }
                    Step::Heard => {
                        if let Some((id, priority)) = queue.saying().map(|saying| (saying.id, saying.priority)) {
                            queue.heard(id);
                            if let Some(kind) = kind(priority) {
                                said[kind].push(id);
                            }
                        }
                    }
                    Step::Unheard => queue.unheard(),
                    Step::Stop => {
                        queue.stop();
                        owed.clone_from(&said);
                    }
                }
            }
            while let Some((id, priority)) = queue.next().map(|next| (next.id, next.priority)) {
                queue.heard(id);
                if let Some(kind) = kind(priority) {
                    said[kind].push(id);
                }
            }
            prop_assert!(queue.is_idle());
            prop_assert_eq!(said, owed);
        }
    }
}
