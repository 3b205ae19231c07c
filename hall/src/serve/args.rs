//! The options of `serve`, and the conditions under which other computers may open the pages.

use crate::cli::BrokerArgs;
use crate::cli::secret::{LONGEST_CERTIFICATE, SecretFault, key, shown_text};
use crate::round::RoundArgs;
use annabella_files::FileError;
use annabella_files::input_file::bounded;
use annabella_speech::{Message, Worded};
use argon2::PasswordHash;
use clap::Args;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The options of `serve`.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// The broker.
    #[command(flatten)]
    pub broker: BrokerArgs,
    /// The name of the event.
    #[arg(long, value_name = "NAME")]
    pub event: String,
    /// Whether the page is for spectators.
    #[arg(long)]
    pub spectator: bool,
    /// The address and port of the pages.
    #[arg(long, value_name = "ADDR:PORT", default_value = "127.0.0.1:8765")]
    pub listen: SocketAddr,
    /// The file with the hash of the pages' password.
    #[arg(long, value_name = "FILE")]
    pub page_password_file: Option<PathBuf>,
    /// The certificate of the pages.
    #[arg(long, value_name = "FILE", requires = "tls_key", conflicts_with = "behind_proxy")]
    pub tls_cert: Option<PathBuf>,
    /// The key of that certificate.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Whether a proxy with HTTPS stands before the pages.
    #[arg(long)]
    pub behind_proxy: bool,
    /// The name by which cases are taken.
    #[arg(long, value_name = "NAME")]
    pub arbiter_name: Option<String>,
    /// The running round.
    #[command(flatten)]
    pub round: RoundArgs,
}

/// A fault in these options.
#[derive(Debug, Error)]
pub enum ServeFault {
    /// Other computers could read the pages without a password.
    #[error("other computers could read {0} without a password")]
    NoPassword(SocketAddr),
    /// The password would travel without encryption.
    #[error("the password for {0} would travel without encryption")]
    Plain(SocketAddr),
    /// The file with the hash cannot be read.
    #[error(transparent)]
    Password(#[from] SecretFault),
    /// The certificate or its key cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file contains no hash of a password.
    #[error("no hash in {0}")]
    NoHash(PathBuf),
    /// The certificate or its key cannot be used.
    #[error("cannot use {0}: {1}")]
    Certificate(PathBuf, io::Error),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
}

impl Worded for ServeFault {
    fn message(&self) -> Message {
        let address = |id, address: &SocketAddr| Message::new(id).with("address", address.to_string());
        let path = |id, path: &Path| Message::new(id).with("path", path.display().to_string());
        match self {
            ServeFault::NoPassword(at) => address("hall-serve-no-password", at),
            ServeFault::Plain(at) => address("hall-serve-plain", at),
            ServeFault::Password(fault) => fault.message(),
            ServeFault::File(error) => error.message(),
            ServeFault::NoHash(file) => path("hall-serve-no-hash", file),
            ServeFault::Certificate(file, error) => {
                path("hall-serve-certificate", file).with("cause", error.to_string())
            }
            ServeFault::Listen(at, error) => {
                address("hall-serve-listen", at).with("cause", error.to_string())
            }
        }
    }
}

/// The way on which the pages reach their readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    /// The hash of the password; `None` on this computer only.
    pub hash: Option<String>,
    /// The certificate and its key; `None` for plain HTTP.
    pub tls: Option<Certificate>,
    /// Whether readers use HTTPS, here or at the proxy.
    pub is_secure: bool,
    /// The files that only their owner should be able to read, and others can.
    pub open_files: Vec<PathBuf>,
}

/// A certificate with its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Its file.
    pub file: PathBuf,
    /// The certificate.
    pub bytes: Vec<u8>,
    /// The key.
    pub key: Vec<u8>,
}

impl ServeArgs {
    /// Checks the conditions: other computers need a password, which travels encrypted.
    ///
    /// # Errors
    /// [`ServeFault`].
    pub fn access(&self) -> Result<Access, ServeFault> {
        let tls = self.tls_cert.clone().zip(self.tls_key.clone());
        let is_local = self.listen.ip().is_loopback();
        if self.page_password_file.is_none() && (!is_local || self.behind_proxy) {
            return Err(ServeFault::NoPassword(self.listen));
        }
        let is_secure = tls.is_some() || self.behind_proxy;
        if !is_local && !is_secure {
            return Err(ServeFault::Plain(self.listen));
        }
        let mut open_files = Vec::new();
        let mut note = |file: &Path, is_open: bool| open_files.extend(is_open.then(|| file.to_owned()));
        let hash = match &self.page_password_file {
            Some(file) => {
                let (hash, is_open) = hash_in(file)?;
                note(file, is_open);
                Some(hash)
            }
            None => None,
        };
        let tls = match tls {
            Some((file, key_file)) => {
                let bytes = bounded(&file, LONGEST_CERTIFICATE)?;
                let (key, is_open) = key(&key_file)?;
                note(&key_file, is_open);
                Some(Certificate { file, bytes, key })
            }
            None => None,
        };
        Ok(Access { hash, tls, is_secure, open_files })
    }
}

/// Reads the hash in the first line of a file, and whether others can read it.
fn hash_in(file: &Path) -> Result<(String, bool), ServeFault> {
    let (text, is_open) = shown_text(file)?;
    let hash = text.lines().next().unwrap_or_default().trim();
    match PasswordHash::new(hash) {
        Ok(read) if read.algorithm.as_str().starts_with("argon2") => Ok((hash.to_owned(), is_open)),
        _ => Err(ServeFault::NoHash(file.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::serve::password::hashed;
    use clap::Parser;
    use std::fs;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        serve: ServeArgs,
    }

    fn access(options: &str) -> Result<Access, ServeFault> {
        let line = format!("serve --event Open {options}");
        Line::try_parse_from(line.split_whitespace()).unwrap().serve.access()
    }

    #[test]
    fn other_computers_need_a_password_that_travels_encrypted() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("hash");
        fs::write(&file, hashed("a long secret").unwrap()).unwrap();
        let password = format!("--page-password-file {}", file.display());
        let open = "--listen 0.0.0.0:8765";
        assert!(access("").is_ok_and(|access| access.hash.is_none()));
        assert!(access("--listen [::1]:80").is_ok());
        assert!(matches!(access(open), Err(ServeFault::NoPassword(_))));
        assert!(matches!(access(&format!("{open} --behind-proxy")), Err(ServeFault::NoPassword(_))));
        assert!(matches!(access("--behind-proxy"), Err(ServeFault::NoPassword(_))), "it has other readers");
        assert!(matches!(access(&format!("{open} {password}")), Err(ServeFault::Plain(_))));
        assert!(access(&format!("{open} {password} --behind-proxy")).is_ok_and(|access| access.is_secure));
        let [certificate, key] = ["page.crt", "page.key"].map(|name| dir.path().join(name));
        fs::write(&certificate, "certificate").unwrap();
        fs::write(&key, "key").unwrap();
        for (file, mode) in [(&file, 0o600), (&key, 0o644)] {
            #[cfg(unix)]
            fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(mode)).unwrap();
        }
        let files = format!("--tls-cert {} --tls-key {}", certificate.display(), key.display());
        let tls = access(&format!("{open} {password} {files}")).unwrap();
        assert!(tls.is_secure && tls.tls.is_some() && tls.hash.is_some());
        assert_eq!(tls.open_files, [key], "others can read the key");
    }

    #[test]
    fn a_file_without_a_hash_is_no_password() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("hash");
        for text in ["", "a long secret", "$2b$12$abcdefghijklmnopqrstuv"] {
            fs::write(&file, text).unwrap();
            let options = format!("--page-password-file {}", file.display());
            assert!(matches!(access(&options), Err(ServeFault::NoHash(_))), "{text}");
        }
    }
}
