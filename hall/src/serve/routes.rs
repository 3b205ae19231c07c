//! The addresses of the pages.

use super::app::App;
use super::door::{Attempt, Caller};
use super::events::{events, last_event};
use super::visitor::{Visitor, cookie, is_of_this_site, language, origin};
use crate::clock::now_ms;
use crate::hall::Outgoing;
use crate::pages::{
    BoardPage, Outcome, Query, Reader, SCRIPT, STYLE, board_page, login_page, message_page, standings_page,
    table_page,
};
use crate::topics::BoardKey;
use annabella_speech::Message;
use axum::extract::{ConnectInfo, Form, Path, Query as Fields, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Router, extract::DefaultBodyLimit};
use serde::Deserialize;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The largest form in bytes.
const LARGEST_FORM: usize = 8 << 10;
/// The time that a page waits for the broker to send back what was published.
const ECHO: Duration = Duration::from_secs(1);

/// Returns the router of all pages.
pub fn router(app: Arc<App>) -> Router {
    let text = |kind: &'static str, text: &'static str| {
        move || async move { ([(CONTENT_TYPE, HeaderValue::from_static(kind))], text) }
    };
    Router::new()
        .route("/", get(table))
        .route("/board/{key}", get(board))
        .route("/board/{key}/pgn", get(pgn))
        .route("/board/{key}/taken", post(taken))
        .route("/board/{key}/confirmed", post(confirmed))
        .route("/round/{round}/pgn", get(round_pgn))
        .route("/round/{round}/standings", get(standings))
        .route("/events", get(events))
        .route("/login", get(login).post(log_in))
        .route("/logout", post(log_out))
        .route("/hall.css", get(text("text/css; charset=utf-8", STYLE)))
        .route("/hall.js", get(text("text/javascript; charset=utf-8", SCRIPT)))
        .fallback(no_page)
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(map_response(protected))
        .with_state(app)
}

/// Adds the headers that keep a page closed to other sites and to scripts of others.
async fn protected(mut response: Response) -> Response {
    const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
                          form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    let headers: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in headers {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Fields(fields): Fields<HashMap<String, String>>,
) -> Html<String> {
    let hall = app.hall();
    Html(table_page(&hall, &Query::read(&fields), &last_event(&app, &hall), &visitor.reader(&app)))
}

async fn board(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(key): Path<String>,
    Fields(fields): Fields<HashMap<String, String>>,
) -> Response {
    let reader = visitor.reader(&app);
    let hall = app.hall();
    let Some(board) = key.parse().ok().and_then(|key| hall.boards().get(key)) else {
        return not_found("hall-no-board", &reader);
    };
    let after = last_event(&app, &hall);
    let outcome = fields.get("done").and_then(|name| Outcome::named(name));
    let page = BoardPage { board, after: &after, outcome };
    Html(board_page(&hall, &page, &reader)).into_response()
}

async fn pgn(State(app): State<Arc<App>>, visitor: Visitor, Path(key): Path<String>) -> Response {
    let hall = app.hall();
    let board = key.parse::<BoardKey>().ok().and_then(|key| hall.boards().get(key));
    match board.and_then(|board| board.latest_pgn().map(str::to_owned)) {
        Some(pgn) => ([(CONTENT_TYPE, "text/plain; charset=utf-8")], pgn).into_response(),
        None => not_found("hall-no-board", &visitor.reader(&app)),
    }
}

/// Returns the games of a round as a file to download.
async fn round_pgn(State(app): State<Arc<App>>, visitor: Visitor, Path(round): Path<String>) -> Response {
    let pgn = round.parse::<u16>().map(|round| (round, app.hall().round_pgn(round)));
    match pgn {
        Ok((round, pgn)) if !pgn.is_empty() => {
            let name = format!("attachment; filename=\"round-{round}.pgn\"");
            let kind = (CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned());
            ([kind, (CONTENT_DISPOSITION, name)], pgn).into_response()
        }
        _ => not_found("hall-no-round", &visitor.reader(&app)),
    }
}

async fn standings(State(app): State<Arc<App>>, visitor: Visitor, Path(round): Path<String>) -> Response {
    let reader = visitor.reader(&app);
    let page = round.parse::<u16>().ok().and_then(|round| standings_page(&app.hall(), round, &reader));
    page.map_or_else(|| not_found("hall-no-standings", &reader), |page| Html(page).into_response())
}

async fn no_page(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    not_found("hall-no-page", &visitor.reader(&app))
}

/// Returns the page for an address of nothing.
fn not_found(sentence: &'static str, reader: &Reader<'_>) -> Response {
    (StatusCode::NOT_FOUND, Html(message_page(&reader.label(sentence), reader))).into_response()
}

/// Returns the board of a form that an arbiter sent from a page of this site; otherwise the refusal.
fn board_of(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    key: &str,
    token: &str,
) -> Result<BoardKey, Box<Response>> {
    let reader = visitor.reader(app);
    if !reader.is_arbiter() || !is_of_this_site(headers) || token != visitor.token(app) {
        let page = message_page(&reader.label("hall-form-refused"), &reader);
        return Err(Box::new((StatusCode::FORBIDDEN, Html(page)).into_response()));
    }
    let key = key.parse::<BoardKey>().ok().filter(|key| app.hall().boards().get(*key).is_some());
    key.ok_or_else(|| Box::new(not_found("hall-no-board", &reader)))
}

#[derive(Deserialize)]
struct TakenForm {
    token: String,
    /// The arbiter who had taken the cases when the page was shown.
    seen: String,
    action: String,
}

/// Takes the cases of a board, or gives them back, unless another arbiter was quicker.
async fn taken(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(key): Path<String>,
    headers: HeaderMap,
    Form(form): Form<TakenForm>,
) -> Response {
    let reader = visitor.reader(&app);
    let key = match board_of(&app, &visitor, &headers, &key, &form.token) {
        Ok(key) => key,
        Err(refused) => return *refused,
    };
    let by = taken_by(&app, key);
    let shown = |outcome: Outcome| Redirect::to(&format!("/board/{key}?done={}", outcome.name()));
    if by.clone().unwrap_or_default() != form.seen {
        return shown(Outcome::Late).into_response();
    }
    let outcome = if form.action == "back" { Outcome::Back } else { Outcome::Taken };
    let message = match form.action.as_str() {
        "back" => app.hall().give_back(key),
        _ if app.hall().boards().get(key).is_none_or(|board| board.open().is_empty()) => {
            let sentence = Message::new("hall-no-case-to-take").with("board", reader.short(&app.hall(), key));
            let page = message_page(&reader.say(&sentence), &reader);
            return (StatusCode::CONFLICT, Html(page)).into_response();
        }
        _ => app.hall().take_cases(key, visitor.name(&app), now_ms()),
    };
    published(&app, key, message, shown(outcome), &reader).await
}

/// Publishes an entry about a board, and answers once the broker has sent it back: only then does it count.
async fn published(
    app: &App,
    key: BoardKey,
    message: Outgoing,
    done: Redirect,
    reader: &Reader<'_>,
) -> Response {
    let failed = || {
        let page = message_page(&reader.label("hall-not-published"), reader);
        (StatusCode::SERVICE_UNAVAILABLE, Html(page)).into_response()
    };
    let mut happened = app.follow();
    if !app.publish(message.clone()) {
        return failed();
    }
    let echo = async {
        while !app.hall().has_echo(key, &message) {
            // Whatever has happened, the hall is looked at again.
            let _ = happened.recv().await;
        }
    };
    timeout(ECHO, echo).await.map_or_else(|_| failed(), |()| done.into_response())
}

#[derive(Deserialize)]
struct ConfirmedForm {
    token: String,
    /// The players whom the page showed.
    white: String,
    black: String,
    action: String,
}

/// Confirms that a board without names plays its pairing, or withdraws that, unless the pairing has changed meanwhile.
async fn confirmed(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(key): Path<String>,
    headers: HeaderMap,
    Form(form): Form<ConfirmedForm>,
) -> Response {
    let reader = visitor.reader(&app);
    let key = match board_of(&app, &visitor, &headers, &key, &form.token) {
        Ok(key) => key,
        Err(refused) => return *refused,
    };
    let shown = |outcome: Outcome| Redirect::to(&format!("/board/{key}?done={}", outcome.name()));
    let message = {
        let hall = app.hall();
        let paired =
            hall.boards().get(key).and_then(|board| hall.to_confirm(board)).map(|(paired, _)| paired);
        let is_same = paired.is_some_and(|paired| {
            paired.white.name.as_ref() == Some(&form.white) && paired.black.name.as_ref() == Some(&form.black)
        });
        match form.action.as_str() {
            "withdraw" => Some((hall.withdraw(key), Outcome::Withdrawn)),
            _ if is_same => {
                hall.confirm(key, visitor.name(&app), now_ms()).map(|message| (message, Outcome::Confirmed))
            }
            _ => None,
        }
    };
    match message {
        Some((message, outcome)) => published(&app, key, message, shown(outcome), &reader).await,
        None => shown(Outcome::Changed).into_response(),
    }
}

fn taken_by(app: &App, key: BoardKey) -> Option<String> {
    let hall = app.hall();
    hall.boards().get(key).and_then(|board| hall.taken(board)).map(|taken| taken.by.clone())
}

/// Returns the reader of the page for logging in, who has no session yet.
fn stranger<'a>(app: &'a App, headers: &HeaderMap) -> Reader<'a> {
    Reader {
        words: app.words(language(headers, app.settings.language)),
        role: app.settings.role,
        event: &app.settings.event,
        now: now_ms(),
        token: "",
        name: "",
        logged_in: None,
    }
}

async fn login(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    if app.door.is_none() {
        return Redirect::to("/").into_response();
    }
    Html(login_page(false, &app.settings.arbiter, &stranger(&app, &headers))).into_response()
}

#[derive(Deserialize)]
struct LoginForm {
    password: String,
    #[serde(default)]
    name: String,
}

async fn log_in(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(form): Form<LoginForm>,
) -> Response {
    let reader = stranger(&app, &headers);
    let Some(door) = &app.door else { return Redirect::to("/").into_response() };
    if !is_of_this_site(&headers) {
        let page = message_page(&reader.label("hall-form-refused"), &reader);
        return (StatusCode::FORBIDDEN, Html(page)).into_response();
    }
    let stranger = || Caller::Stranger(origin(&headers, peer.ip(), app.settings.behind_proxy));
    let known = cookie(&headers).filter(|cookie| door.session(cookie).is_some());
    let caller = known.map_or_else(stranger, |cookie| Caller::Reader(cookie.to_owned()));
    match door.attempt(caller, form.password, &form.name).await {
        Attempt::Right(cookie) => {
            let mut response = Redirect::to("/").into_response();
            if let Ok(value) = HeaderValue::from_str(&door.set_cookie(&cookie)) {
                response.headers_mut().insert(SET_COOKIE, value);
            }
            response
        }
        Attempt::Wrong => {
            (StatusCode::FORBIDDEN, Html(login_page(true, &form.name, &reader))).into_response()
        }
        Attempt::TooMany => {
            let page = message_page(&reader.label("hall-login-too-many"), &reader);
            (StatusCode::TOO_MANY_REQUESTS, Html(page)).into_response()
        }
    }
}

#[derive(Deserialize)]
struct TokenForm {
    token: String,
}

async fn log_out(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<TokenForm>,
) -> Response {
    if let (Some(door), Some(cookie)) = (&app.door, cookie(&headers))
        && form.token == visitor.token(&app)
        && is_of_this_site(&headers)
    {
        door.close(cookie);
    }
    Redirect::to("/login").into_response()
}
