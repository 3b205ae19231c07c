//! The kind of a file. Only a regular file is read or replaced without waiting for another program.

use strum::IntoStaticStr;

pub use system::{is_inherited, kind_of, without_waiting};

/// The kind of a file in the file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileKind {
    /// A file with contents of its own.
    Regular,
    /// A directory.
    Directory,
    /// A pipe, named or not. Opening one can wait for ever, and its contents can be read only once.
    Pipe,
    /// A socket.
    Socket,
    /// A device, whose contents may never end.
    Device,
}

impl FileKind {
    /// Returns the name by which messages select their words.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

#[cfg(unix)]
mod system {
    use super::FileKind;
    use rustix::fs::OFlags;
    use std::fs::{Metadata, OpenOptions};
    use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
    use std::path::Path;

    /// Returns the kind of a file.
    pub fn kind_of(metadata: &Metadata) -> FileKind {
        let kind = metadata.file_type();
        if kind.is_file() {
            FileKind::Regular
        } else if kind.is_dir() {
            FileKind::Directory
        } else if kind.is_fifo() {
            FileKind::Pipe
        } else if kind.is_socket() {
            FileKind::Socket
        } else {
            FileKind::Device
        }
    }

    /// Makes opening a pipe or a device return immediately. It changes nothing for a regular file.
    pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits().cast_signed())
    }

    /// Whether the shell has opened the file of this path for this program.
    /// It is standard input or output, or from `<(command)`. Opening such a pipe does not wait.
    pub fn is_inherited(path: &Path) -> bool {
        let standard = ["/dev/stdin", "/dev/stdout", "/dev/stderr"];
        let numbered = ["/dev/fd", "/proc/self/fd"];
        standard.iter().any(|name| path == Path::new(name))
            || numbered.iter().any(|folder| path.parent() == Some(Path::new(folder)))
    }
}

#[cfg(windows)]
mod system {
    use super::FileKind;
    use std::fs::{Metadata, OpenOptions};
    use std::path::Path;

    /// Returns the kind of a file.
    pub fn kind_of(metadata: &Metadata) -> FileKind {
        match (metadata.is_file(), metadata.is_dir()) {
            (true, _) => FileKind::Regular,
            (_, true) => FileKind::Directory,
            _ => FileKind::Device,
        }
    }

    /// Does nothing: opening a file does not wait on Windows.
    pub fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    /// Returns false: on Windows no path names a file that is already open.
    pub fn is_inherited(_path: &Path) -> bool {
        false
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::net::UnixListener;
    use std::path::Path;

    #[test]
    fn each_kind_is_told_from_the_others() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        std::fs::write(at("file"), "").unwrap();
        let _socket = UnixListener::bind(at("socket")).unwrap();
        rustix::fs::mknodat(
            rustix::fs::CWD,
            at("pipe"),
            rustix::fs::FileType::Fifo,
            rustix::fs::Mode::RUSR,
            0,
        )
        .unwrap();
        std::os::unix::fs::symlink("file", at("link")).unwrap();
        for (path, kind) in [
            (at("file"), FileKind::Regular),
            (at("link"), FileKind::Regular),
            (at("."), FileKind::Directory),
            (at("pipe"), FileKind::Pipe),
            (at("socket"), FileKind::Socket),
            ("/dev/null".into(), FileKind::Device),
        ] {
            assert_eq!(kind_of(&std::fs::metadata(&path).unwrap()), kind, "{}", path.display());
        }
    }

    #[test]
    fn files_of_the_shell_are_known_by_their_path() {
        for path in ["/dev/stdin", "/dev/fd/63", "/proc/self/fd/0"] {
            assert!(is_inherited(Path::new(path)), "{path}");
        }
        for path in ["/dev/null", "/dev/fd", "/dev/fd/63/more", "stdin", "/proc/1/fd/0"] {
            assert!(!is_inherited(Path::new(path)), "{path}");
        }
    }
}
