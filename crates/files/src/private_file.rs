//! Files and folders that only their owner can read.

pub use system::{is_open_to_others, private, private_folder, without_core_dumps};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, Metadata, OpenOptions};
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};

    /// The access rights to read and write of everyone except the owner.
    const OTHERS: u32 = 0o066;

    /// Whether a user other than this one can read or change a file: by its access rights, or as its owner.
    pub fn is_open_to_others(file: &Metadata) -> bool {
        let owner = file.uid();
        let own = owner == rustix::process::geteuid().as_raw() || owner == 0;
        file.mode() & OTHERS != 0 || !own
    }

    /// Makes a new file readable only by its owner.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
    }

    /// Lets no core dump be written if this program ends by a signal: it would have its secrets.
    pub fn without_core_dumps() {
        use rustix::process::{Resource, Rlimit, setrlimit};
        // A lower limit is always permitted.
        let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    }

    /// Makes a new folder accessible only to its owner.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder.mode(0o700)
    }
}

/// The access rights of new files on Windows, which are those of their folder.
///
/// In a user's folders these are the user, the system and its administrators. Narrower rights would be lost
/// with the next copy.
#[cfg(windows)]
mod system {
    use std::fs::{DirBuilder, Metadata, OpenOptions};

    /// Returns false: the standard library does not report the access rights.
    pub fn is_open_to_others(_file: &Metadata) -> bool {
        false
    }

    /// Does nothing: a new file inherits the access rights of its folder.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    /// Does nothing: Windows writes no core dump unless a person has asked for it.
    pub fn without_core_dumps() {}

    /// Does nothing: a new folder inherits the access rights of its parent folder.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder
    }
}
