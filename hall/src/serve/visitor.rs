//! The reader who made a request: session, language, and whether a form comes from our own page.

use super::app::App;
use super::door::{COOKIE, Session};
use super::places::counted;
use crate::clock::now_ms;
use crate::pages::Reader;
use annabella_speech::Language;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE as COOKIE_HEADER, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// The reader who made a request, who may read.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The language.
    pub language: Language,
    /// The session, if readers have to log in.
    pub session: Option<Session>,
}

impl Visitor {
    /// Returns the reader for pages.
    pub fn reader<'a>(&'a self, app: &'a App) -> Reader<'a> {
        Reader {
            words: app.words(self.language),
            role: app.settings.role,
            event: &app.settings.event,
            now: now_ms(),
            token: self.token(app),
            name: self.name(app),
            logged_in: self.session.as_ref().map(|_| self.name(app)),
        }
    }

    /// Returns the name by which the reader takes cases.
    pub fn name<'a>(&'a self, app: &'a App) -> &'a str {
        let name = self.session.as_ref().map(|session| session.name.as_str());
        name.filter(|name| !name.is_empty()).unwrap_or(&app.settings.arbiter)
    }

    /// Returns the token that the reader's forms send back.
    pub fn token<'a>(&'a self, app: &'a App) -> &'a str {
        self.session.as_ref().map_or(&app.token, |session| &session.token)
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Response> {
        let language = language(&parts.headers, app.settings.language);
        let Some(door) = &app.door else {
            return match is_of_this_computer(&parts.headers) {
                true => Ok(Visitor { language, session: None }),
                false => Err(StatusCode::MISDIRECTED_REQUEST.into_response()),
            };
        };
        let session = cookie(&parts.headers).and_then(|cookie| door.session(cookie));
        match session {
            Some(session) => Ok(Visitor { language, session: Some(session) }),
            None if parts.uri.path() == "/events" => Err(StatusCode::UNAUTHORIZED.into_response()),
            None => Err(Redirect::to("/login").into_response()),
        }
    }
}

/// Returns the address from which a request comes, as it is counted.
///
/// Behind a proxy, it is the last one that `X-Forwarded-For` names, which the proxy has added.
pub fn origin(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| behind_proxy);
    let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    counted(last.unwrap_or(peer))
}

/// Whether the address of the page is one of this computer.
///
/// A page of another site could give its own name our address, and would then be allowed to read our pages.
pub fn is_of_this_computer(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) else { return false };
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((name, _)) => name,
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Whether a form may come from our own page: browsers name the site from which it was sent.
pub fn is_of_this_site(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none")
}

/// Returns the cookie of the session.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE_HEADER).iter().filter_map(|value| value.to_str().ok());
    let named =
        |pair: &'_ str| -> bool { pair.trim().split_once('=').is_some_and(|(name, _)| name == COOKIE) };
    let pair = cookies.flat_map(|cookies| cookies.split(';')).find(|pair| named(pair))?;
    Some(pair.trim().split_once('=')?.1)
}

/// Returns the complete language that the reader's browser prefers, or `otherwise`.
pub fn language(headers: &HeaderMap, otherwise: Language) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut preferred: Vec<(f32, Language)> = accepted.split(',').filter_map(preference).collect();
    // Equal preferences keep their order.
    preferred.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    preferred.first().map_or(otherwise, |(_, language)| *language)
}

/// Reads a preference: `de-AT;q=0.8`.
fn preference(text: &str) -> Option<(f32, Language)> {
    let mut parts = text.trim().split(';');
    let tag = parts.next()?.trim().split('-').next()?.to_ascii_lowercase();
    let language = Language::from_tag(&tag).filter(|language| language.is_whole())?;
    let quality =
        parts.find_map(|part| part.trim().strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok())?;
    (quality > 0.0).then_some((quality, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, value.parse().unwrap());
        headers
    }

    #[test]
    fn a_reader_gets_the_complete_language_that_the_browser_prefers() {
        let read = |accepted| language(&headers("accept-language", accepted), Language::De);
        for (accepted, expected) in [
            ("en-GB,en;q=0.9,de;q=0.5", Language::En),
            ("fr,nl;q=0.9,en;q=0.2,de;q=0.1", Language::En),
            ("de-AT", Language::De),
            ("en;q=0,xx", Language::De),
            ("", Language::De),
            ("en;q=x", Language::De),
            ("de;q=0.3, EN;q=0.4", Language::En),
        ] {
            assert_eq!(read(accepted), expected, "{accepted}");
        }
    }

    #[test]
    fn only_names_of_this_computer_are_answered_without_a_password() {
        for host in ["localhost:8765", "127.0.0.1", "[::1]:8765"] {
            assert!(is_of_this_computer(&headers("host", host)), "{host}");
        }
        for host in ["evil.example", "127.0.0.1.evil.example", "10.0.0.1:80", ""] {
            assert!(!is_of_this_computer(&headers("host", host)), "{host}");
        }
        assert!(!is_of_this_computer(&HeaderMap::new()));
    }

    #[test]
    fn a_proxy_names_the_address_and_no_one_else_does() {
        let peer: IpAddr = [127, 0, 0, 1].into();
        for (named, behind_proxy, expected) in [
            ("10.0.0.9, 10.0.0.5", true, "10.0.0.5"),
            ("10.0.0.5", false, "127.0.0.1"),
            ("nobody", true, "127.0.0.1"),
            ("", true, "127.0.0.1"),
        ] {
            let headers = headers("x-forwarded-for", named);
            assert_eq!(origin(&headers, peer, behind_proxy).to_string(), expected, "{named}");
        }
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(cookie(&headers("cookie", "a=b; annabella-hall=77; c=d")), Some("77"));
        assert_eq!(cookie(&headers("cookie", "not-annabella-hall=77")), None);
    }

    #[test]
    fn a_form_of_another_site_is_refused() {
        assert!(is_of_this_site(&headers("sec-fetch-site", "same-origin")));
        assert!(!is_of_this_site(&headers("sec-fetch-site", "cross-site")));
        assert!(!is_of_this_site(&headers("sec-fetch-site", "same-site")));
        assert!(is_of_this_site(&HeaderMap::new()), "the token decides");
    }
}
