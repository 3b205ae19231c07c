//! The pages without boards: the one on which a reader logs in, and the one with a sentence.

use super::frame::Frame;
use super::reader::Reader;
use maud::html;

/// Returns the page. `is_wrong`: the password just sent was wrong. `name`: the reader's name so far.
pub fn login_page(is_wrong: bool, name: &str, reader: &Reader<'_>) -> String {
    let main = html! {
        @if is_wrong { p.error id="wrong" role="alert" { (reader.label("hall-login-wrong")) } }
        form method="post" action="/login" {
            @if reader.is_arbiter() {
                p {
                    label for="name" { (reader.label("hall-login-name")) }
                    input id="name" name="name" value=(name) autocomplete="name" maxlength="60";
                }
            }
            p {
                label for="password" { (reader.label("hall-login-password")) }
                input id="password" name="password" type="password" autocomplete="current-password" required autofocus[is_wrong]
                    aria-invalid=[is_wrong.then_some("true")] aria-describedby=[is_wrong.then_some("wrong")];
            }
            p { button { (reader.label("hall-login")) } }
        }
    };
    let title = reader.label("hall-login");
    Frame { title, events: None, links: html! {}, hall: None, remarks_first: false, main }.html(reader)
}

/// Returns a page with one sentence and a link back to the table.
pub fn message_page(sentence: &str, reader: &Reader<'_>) -> String {
    let main = html! {
        p { (sentence) }
        p { a href="/" { (reader.label("hall-all-boards")) } }
    };
    let title = reader.label("hall-title");
    Frame { title, events: None, links: html! {}, hall: None, remarks_first: false, main }.html(reader)
}
