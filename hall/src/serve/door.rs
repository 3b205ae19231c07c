//! The login: a password for all readers, a session for each, and a limit on attempts.

use super::places::{Limits, Places};
use argon2::password_hash::rand_core::{OsRng, RngCore};
use argon2::{Argon2, PasswordHash, PasswordVerifier};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// The name of the cookie.
pub const COOKIE: &str = "annabella-hall";
/// The time that each attempt takes, right or wrong.
const ATTEMPT: Duration = Duration::from_secs(1);
/// The attempts that wait; further ones are refused immediately. Those of one address follow each other.
const WAITING: Limits = Limits { each: 3, all: 200, most: 400 };
/// The attempts compared at the same time: each needs 19 MB and a processor.
const COMPARED: usize = 2;
/// The time after which a session ends.
const SESSION: Duration = Duration::from_secs(18 * 3600);
/// The most sessions; another one ends the oldest.
const MOST_SESSIONS: usize = 1000;
/// The longest name of a reader in characters.
const LONGEST_NAME: usize = 60;

/// The answer to an attempt to log in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The session's cookie.
    Right(String),
    /// The password is wrong.
    Wrong,
    /// Too many attempts are waiting.
    TooMany,
}

/// Who tries a password.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// A reader without a session, by the address.
    Stranger(IpAddr),
    /// A reader with a session, by its cookie: attempts of strangers never keep this one waiting.
    Reader(String),
}

/// A reader who has logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The reader's name; empty if none was given.
    pub name: String,
    /// The token that the reader's forms send back.
    pub token: String,
    /// The end of the session.
    until: Instant,
}

/// The login.
pub struct Door {
    hash: String,
    /// The time that each attempt takes.
    attempt: Duration,
    /// Whether the cookie may travel over HTTPS only.
    pub is_secure: bool,
    sessions: Mutex<HashMap<String, Session>>,
    /// The attempts that wait.
    pub waiting: Places<Caller>,
    compared: Semaphore,
}

impl Door {
    /// Creates the login from the hash of its password.
    pub fn new(hash: String, is_secure: bool) -> Door {
        Door {
            hash,
            attempt: ATTEMPT,
            is_secure,
            sessions: Mutex::default(),
            waiting: Places::new(WAITING),
            compared: Semaphore::new(COMPARED),
        }
    }

    /// Tries a password. The attempts of a caller follow each other, and each takes the same time.
    pub async fn attempt(&self, caller: Caller, password: String, name: &str) -> Attempt {
        let Some(place) = self.waiting.take(caller) else { return Attempt::TooMany };
        let _turn = place.turn.lock().await;
        let end = Instant::now() + self.attempt;
        let hash = self.hash.clone();
        let Ok(free) = self.compared.acquire().await else { return Attempt::TooMany };
        let checked = tokio::task::spawn_blocking(move || is_right(&hash, &password)).await;
        drop(free);
        tokio::time::sleep_until(end).await;
        match checked {
            Ok(true) => Attempt::Right(self.open(name)),
            Ok(false) | Err(_) => Attempt::Wrong,
        }
    }

    fn open(&self, name: &str) -> String {
        let (cookie, token) = (random(), random());
        let name = annabella_speech::plain(name.trim()).chars().take(LONGEST_NAME).collect();
        let now = Instant::now();
        let mut sessions = self.sessions();
        sessions.retain(|_, session| session.until > now);
        if sessions.len() >= MOST_SESSIONS {
            let oldest = sessions.iter().min_by_key(|(_, session)| session.until);
            let oldest = oldest.map(|(cookie, _)| cookie.clone());
            oldest.map(|cookie| sessions.remove(&cookie));
        }
        sessions.insert(cookie.clone(), Session { name, token, until: now + SESSION });
        cookie
    }

    /// Returns the session of a cookie.
    pub fn session(&self, cookie: &str) -> Option<Session> {
        self.sessions().get(cookie).filter(|session| session.until > Instant::now()).cloned()
    }

    /// Ends the session of a cookie.
    pub fn close(&self, cookie: &str) {
        self.sessions().remove(cookie);
    }

    /// Returns the header that sets the cookie of a session.
    pub fn set_cookie(&self, cookie: &str) -> String {
        let secure = if self.is_secure { "; Secure" } else { "" };
        format!("{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Strict{secure}")
    }

    fn sessions(&self) -> MutexGuard<'_, HashMap<String, Session>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_right(hash: &str, password: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Returns 32 random bytes in hexadecimal.
pub fn random() -> String {
    let mut bytes = [0; 32];
    OsRng.fill_bytes(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::password::hashed;
    use std::sync::Arc;

    fn caller(number: u8) -> Caller {
        Caller::Stranger([10, 0, 0, number].into())
    }

    fn door(attempt: Duration) -> Door {
        Door { attempt, ..Door::new(hashed("a long secret").unwrap(), true) }
    }

    #[tokio::test]
    async fn an_attempt_takes_the_same_time_and_opens_a_session_only_with_the_password() {
        let slow = Duration::from_millis(1500);
        let door = door(slow);
        let before = Instant::now();
        assert_eq!(door.attempt(caller(1), "a wrong secret".into(), "Ines").await, Attempt::Wrong);
        assert!(before.elapsed() >= slow);
        let Attempt::Right(cookie) = door.attempt(caller(1), "a long secret".into(), " Ines\u{1b}[2J ").await
        else {
            panic!("the password was refused");
        };
        assert!(before.elapsed() >= slow * 2);
        assert_eq!(door.session(&cookie).unwrap().name, "Ines [2J");
        assert_eq!(door.session("other"), None);
        assert!(door.set_cookie(&cookie).ends_with("; HttpOnly; SameSite=Strict; Secure"));
        door.close(&cookie);
        assert_eq!(door.session(&cookie), None);
    }

    #[tokio::test]
    async fn a_session_ends() {
        let door = door(Duration::ZERO);
        let cookie = door.open("Ines");
        door.sessions().get_mut(&cookie).unwrap().until = Instant::now();
        assert_eq!(door.session(&cookie), None);
    }

    #[tokio::test]
    async fn attempts_of_one_address_keep_no_other_waiting() {
        let door = Arc::new(door(Duration::from_secs(1)));
        let attempt = |caller: Caller, password: &str| {
            let (door, password) = (Arc::clone(&door), password.to_owned());
            tokio::spawn(async move { door.attempt(caller, password, "").await })
        };
        let before = Instant::now();
        let guesses: Vec<_> = (0..60).map(|_| attempt(caller(1), "guess")).collect();
        while door.waiting.refused().0 < 57 {
            tokio::task::yield_now().await;
        }
        let arbiters = (2..12).map(caller).chain([Caller::Reader("cookie".into())]);
        for login in arbiters.map(|arbiter| attempt(arbiter, "a long secret")).collect::<Vec<_>>() {
            assert!(matches!(login.await.unwrap(), Attempt::Right(_)));
        }
        assert!(guesses.iter().any(|guess| !guess.is_finished()), "none waited for the guesses of another");
        let mut wrong = 0;
        for guess in guesses {
            wrong += usize::from(guess.await.unwrap() == Attempt::Wrong);
        }
        assert_eq!((wrong, door.waiting.refused()), (3, (57, Some(caller(1)))));
        assert!(before.elapsed() >= Duration::from_secs(3), "those of one address follow each other");
    }

    #[tokio::test]
    async fn sessions_are_bounded_and_the_oldest_ends() {
        let door = door(Duration::ZERO);
        let first = door.open("first");
        for _ in 0..MOST_SESSIONS {
            door.open("");
        }
        assert_eq!((door.session(&first), door.sessions().len()), (None, MOST_SESSIONS));
    }
}
