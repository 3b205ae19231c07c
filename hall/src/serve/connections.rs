//! The connections to the pages: bounded for each address, and closed when nothing comes or is read.

use super::places::{Limits, Place, Places, counted};
use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum_server::Server;
use axum_server::accept::Accept;
use axum_server::tls_rustls::RustlsConfig;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep, timeout};

/// The most connections, fewer than the files that a program may open by default. Each open page has one.
pub const CONNECTIONS: Limits = Limits { each: 200, all: 600, most: 800 };
/// The connections behind a proxy, which all come from its address.
pub const OF_A_PROXY: Limits = Limits { each: 800, all: 800, most: 800 };
/// The time after which a connection ends that sends no request, does not complete one, or does not read the answer.
pub const IDLE: Duration = Duration::from_secs(30);

/// Answers requests until it fails, over TLS if there is a certificate.
///
/// # Errors
/// Those of the system.
pub async fn answer(
    listener: TcpListener,
    tls: Option<RustlsConfig>,
    pages: Router,
    places: Places<IpAddr>,
    idle: Duration,
) -> io::Result<()> {
    let pages = pages.layer(from_fn(move |request, next| in_time(request, next, idle)));
    let service = pages.into_make_service_with_connect_info::<SocketAddr>();
    match tls {
        None => bounded(axum_server::from_tcp(listener)?, places, idle).serve(service).await,
        Some(config) => {
            bounded(axum_server::from_tcp_rustls(listener, config)?, places, idle).serve(service).await
        }
    }
}

/// Bounds the connections that a server accepts, and the time that each may be idle.
fn bounded<A>(
    server: Server<SocketAddr, A>,
    places: Places<IpAddr>,
    idle: Duration,
) -> Server<SocketAddr, Bounded<A>> {
    let mut server = server.map(|inner| Bounded { inner, places, idle }).http1_only();
    server.http_builder().http1().header_read_timeout(idle);
    server.first_request_timeout(idle)
}

/// Answers a request whose body comes in time.
async fn in_time(request: Request, next: Next, idle: Duration) -> Response {
    match timeout(idle, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Accepts connections of addresses that have a place.
#[derive(Clone)]
struct Bounded<A> {
    inner: A,
    places: Places<IpAddr>,
    idle: Duration,
}

type Accepted<A, S> = (Held<<A as Accept<TcpStream, S>>::Stream>, <A as Accept<TcpStream, S>>::Service);

impl<A, S> Accept<TcpStream, S> for Bounded<A>
where
    A: Accept<TcpStream, S> + Clone + Send + 'static,
    A::Future: Send,
    S: Send + 'static,
{
    type Stream = Held<A::Stream>;
    type Service = A::Service;
    type Future = Pin<Box<dyn Future<Output = io::Result<Accepted<A, S>>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let Bounded { inner, places, idle } = self.clone();
        let place = stream.peer_addr().map(|peer| places.take(counted(peer.ip())));
        Box::pin(async move {
            let place = place?.ok_or(io::ErrorKind::ConnectionRefused)?;
            let (stream, service) = inner.accept(stream, service).await?;
            Ok((Held { stream, idle, waits: None, _place: place }, service))
        })
    }
}

/// A connection with its place, which fails if its reader takes nothing for a time.
struct Held<S> {
    stream: S,
    idle: Duration,
    waits: Option<Pin<Box<Sleep>>>,
    _place: Place<IpAddr>,
}

impl<S> Held<S> {
    /// Lets a write that waits too long fail.
    fn bounded<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let waits = self.waits.get_or_insert_with(|| Box::pin(sleep(self.idle)));
        waits.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Held<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Held<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.bounded(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(context);
        self.bounded(closed, context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::{get, post};
    use std::io::{Read, Write};
    use std::net::TcpStream as Client;

    /// A connection that does not answer within this time is open.
    const PATIENCE: Duration = Duration::from_secs(20);

    /// Serves a page, a form and a page of 64 MiB in a thread of its own.
    fn served(limits: Limits, idle: Duration) -> (SocketAddr, Places<IpAddr>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let (address, places) = (listener.local_addr().unwrap(), Places::new(limits));
        let own = places.clone();
        let pages = Router::new().route("/", get(|| async { "page" }));
        let pages = pages.route("/form", post(|form: String| async move { form }));
        let pages = pages.route("/large", get(|| async { "x".repeat(64 << 20) }));
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(answer(listener, None, pages, own, idle))
        });
        (address, places)
    }

    fn connect(address: SocketAddr, sent: &str) -> Client {
        let mut client = Client::connect(address).unwrap();
        client.set_read_timeout(Some(PATIENCE)).unwrap();
        client.write_all(sent.as_bytes()).unwrap();
        client
    }

    /// Returns what the server sends until it closes the connection.
    fn rest(mut client: Client) -> String {
        let mut bytes = Vec::new();
        match client.read_to_end(&mut bytes) {
            Err(error) if error.kind() != io::ErrorKind::ConnectionReset => panic!("still open: {error}"),
            _ => String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    const WHOLE: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    #[test]
    fn whoever_sends_or_reads_nothing_is_disconnected() {
        let (address, places) = served(CONNECTIONS, Duration::from_millis(100));
        for (sent, answered) in [
            ("", ""),
            ("GET / HT", ""),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nA: b", ""),
            ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "200"),
            ("POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nfour", "408"),
            (WHOLE, "200"),
        ] {
            let text = rest(connect(address, sent));
            assert_eq!(text.split(' ').nth(1).unwrap_or_default(), answered, "{sent:?}: {text}");
        }
        let unread = connect(address, &WHOLE.replace("/ ", "/large "));
        let until = std::time::Instant::now() + PATIENCE;
        // Its place is free although it is still open here.
        while places.held() > 0 {
            assert!(std::time::Instant::now() < until, "it still has a place");
            std::thread::yield_now();
        }
        drop(unread);
    }

    /// Requests the page from another address of this computer.
    async fn page_from(address: SocketAddr, from: [u8; 4]) -> String {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        let client = socket.connect(address).await.unwrap().into_std().unwrap();
        client.set_nonblocking(false).unwrap();
        client.set_read_timeout(Some(PATIENCE)).unwrap();
        (&client).write_all(WHOLE.as_bytes()).unwrap();
        rest(client)
    }

    #[tokio::test]
    async fn idle_connections_of_one_address_are_bounded_and_counted() {
        let (address, places) = served(Limits { each: 50, all: 100, most: 120 }, PATIENCE * 2);
        let mut idle: Vec<Client> = (0..200).map(|_| connect(address, "")).collect();
        assert!(
            idle.split_off(50).into_iter().map(rest).all(|text| text.is_empty()),
            "closed without an answer"
        );
        assert_eq!((places.refused(), places.held()), ((150, Some(address.ip())), 50));
        assert!(page_from(address, [127, 0, 0, 2]).await.starts_with("HTTP/1.1 200"));
    }
}
