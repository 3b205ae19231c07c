//! The login: a password for all readers, a session for each, and a limit on attempts.

use argon2::password_hash::rand_core::{OsRng, RngCore};
use argon2::{Argon2, PasswordHash, PasswordVerifier};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// The name of the cookie.
pub const COOKIE: &str = "annabella-hall";
/// The time that each attempt takes, right or wrong.
const ATTEMPT: Duration = Duration::from_secs(1);
/// The most attempts that wait; further ones are refused at once.
const WAITING: usize = 10;
/// The time after which a session ends.
const SESSION: Duration = Duration::from_secs(18 * 3600);
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
    waiting: Semaphore,
    turn: tokio::sync::Mutex<()>,
}

impl Door {
    /// Creates the login from the hash of its password.
    pub fn new(hash: String, is_secure: bool) -> Door {
        Door {
            hash,
            attempt: ATTEMPT,
            is_secure,
            sessions: Mutex::default(),
            waiting: Semaphore::new(WAITING),
            turn: tokio::sync::Mutex::default(),
        }
    }

    /// Tries a password. Attempts follow each other, and each takes the same time.
    pub async fn attempt(&self, password: String, name: &str) -> Attempt {
        let Ok(_place) = self.waiting.try_acquire() else { return Attempt::TooMany };
        let _turn = self.turn.lock().await;
        let end = Instant::now() + self.attempt;
        let hash = self.hash.clone();
        let checked = tokio::task::spawn_blocking(move || is_right(&hash, &password)).await;
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

    fn door(attempt: Duration) -> Door {
        Door { attempt, ..Door::new(hashed("a long secret").unwrap(), true) }
    }

    #[tokio::test]
    async fn an_attempt_takes_the_same_time_and_opens_a_session_only_with_the_password() {
        let slow = Duration::from_millis(1500);
        let door = door(slow);
        let before = Instant::now();
        assert_eq!(door.attempt("a wrong secret".into(), "Ines").await, Attempt::Wrong);
        assert!(before.elapsed() >= slow);
        let Attempt::Right(cookie) = door.attempt("a long secret".into(), " Ines\u{1b}[2J ").await else {
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
    async fn attempts_beyond_those_that_wait_are_refused() {
        let door = Arc::new(door(Duration::from_millis(50)));
        let guess = |_| {
            let door = Arc::clone(&door);
            tokio::spawn(async move { door.attempt("guess".into(), "").await })
        };
        let attempts: Vec<_> = (0..WAITING + 5).map(guess).collect();
        let mut refused = 0;
        for attempt in attempts {
            refused += usize::from(attempt.await.unwrap() == Attempt::TooMany);
        }
        assert_eq!(refused, 5);
    }
}
