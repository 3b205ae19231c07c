//! `annabella-hall serve`: the pages of the hall, which follow the broker.
//!
//! The files of the running round are kept by a task of their own, which follows [`App::follow`].

mod app;
mod args;
mod connections;
mod door;
mod events;
mod outputs;
pub mod password;
mod places;
mod routes;
mod visitor;

pub use app::{App, Happened, Settings};
pub use args::{Access, Certificate, ServeArgs, ServeFault};

use crate::cli::{DONE, Failure, arbiter_name, complain, print};
use crate::clock::now_ms;
use crate::feed::{FeedEvent, subscribe};
use crate::hall::Hall;
use crate::pages::Role;
use crate::round::RoundFiles;
use crate::topics::{EventKey, Topic};
use annabella_speech::{Language, Message, Words};
use axum_server::tls_rustls::RustlsConfig;
use connections::{IDLE, answer};
use door::{Door, random};
use rustls::ServerConfig;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// The interval at which boards are checked for silence.
const PASS: Duration = Duration::from_millis(500);

/// Serves the pages until the program is interrupted.
///
/// # Errors
/// A [`Failure`] of usage if the pages would be open to others; of a device if the port is in use.
pub fn run(args: &ServeArgs, words: &Words) -> Result<u8, Failure> {
    let broker = args.broker.read()?;
    let settings = settings(args, words)?;
    let access = args.access().map_err(Failure::usage)?;
    let language = words.language();
    let report = move |message: Message| complain(&Words::new(language).say(&message));
    for file in &access.open_files {
        let warning = Message::new("hall-broker-open-file").with("path", file.display().to_string());
        complain(&words.say(&warning));
    }
    let files = RoundFiles::open(&args.round, report).map_err(Failure::usage)?;
    let unbound = |error| Failure::device(ServeFault::Listen(args.listen, error));
    let listener = TcpListener::bind(args.listen).map_err(unbound)?;
    listener.set_nonblocking(true).map_err(unbound)?;
    let runtime = tokio::runtime::Runtime::new().map_err(unbound)?;
    runtime.block_on(async {
        let event = EventKey::of(&args.event);
        let filters = Topic::filters(&event, settings.role == Role::Arbiter);
        let (publisher, feed) = subscribe(&broker, "serve", filters);
        let door = access.hash.clone().map(|hash| Door::new(hash, access.is_secure));
        let app = Arc::new(App::new(settings, door, random(), Hall::new(event), publisher));
        if let Some(files) = files {
            app.change(|hall| hall.pair(files.paired(), files.last_round()));
            tokio::spawn(outputs::keep(Arc::clone(&app), files));
        }
        tokio::spawn(follow(Arc::clone(&app), feed, words.language()));
        let scheme = if access.tls.is_some() { "https" } else { "http" };
        let local = listener.local_addr().unwrap_or(args.listen);
        let address = format!("{scheme}://{local}/");
        print(&(words.say(&Message::new("hall-serve-ready").with("address", address)) + "\n"));
        tokio::select! {
            ended = listen(listener, access, app) => ended.map(|()| DONE),
            _ = tokio::signal::ctrl_c() => Ok(DONE),
        }
    })
}

fn settings(args: &ServeArgs, words: &Words) -> Result<Settings, Failure> {
    let role = if args.spectator { Role::Spectator } else { Role::Arbiter };
    let arbiter = match role {
        Role::Arbiter => arbiter_name(args.arbiter_name.as_deref())?,
        // A spectator takes no cases.
        Role::Spectator => words.say(&Message::new("hall-arbiter")),
    };
    Ok(Settings {
        event: args.event.clone(),
        role,
        arbiter,
        language: words.language(),
        behind_proxy: args.behind_proxy,
    })
}

/// Changes the hall by the messages of the broker and by time, and reports faults on standard error.
async fn follow(app: Arc<App>, mut feed: mpsc::Receiver<FeedEvent>, language: Language) {
    let mut pass = tokio::time::interval(PASS);
    let mut passed = now_ms();
    let report = |message: Option<Message>| {
        message.iter().for_each(|message| complain(&app.words(language).say(message)));
    };
    loop {
        tokio::select! {
            event = feed.recv() => {
                let Some(event) = event else { return };
                report(app.take(event));
            }
            _ = pass.tick() => {
                let before = std::mem::replace(&mut passed, now_ms());
                app.hall().note_gap(before, passed);
                report(app.pass());
                report(app.note_refusals());
            }
        }
    }
}

/// Answers requests, over TLS if there is a certificate.
async fn listen(listener: TcpListener, access: Access, app: Arc<App>) -> Result<(), Failure> {
    let address = listener.local_addr();
    let failed = |error| {
        let address = address.as_ref().copied().unwrap_or_else(|_| SocketAddr::from(([0, 0, 0, 0], 0)));
        Failure::device(ServeFault::Listen(address, error))
    };
    let config = match access.tls {
        None => None,
        Some(Certificate { file, bytes, key }) => {
            let config = RustlsConfig::from_pem(bytes, key).await;
            let config = config.map_err(|error| Failure::usage(ServeFault::Certificate(file, error)))?;
            // Pages are answered with HTTP/1.1 only, so nothing else is offered: a browser would choose HTTP/2.
            let mut offered = ServerConfig::clone(&config.get_inner());
            offered.alpn_protocols = vec![b"http/1.1".to_vec()];
            Some(RustlsConfig::from_config(Arc::new(offered)))
        }
    };
    let places = app.connections.clone();
    answer(listener, config, routes::router(app), places, IDLE).await.map_err(failed)
}
