//! Files and folders that only their owner can read.

pub use system::{private, private_folder};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, OpenOptions};
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};

    /// Makes a new file readable only by its owner.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
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
    use std::fs::{DirBuilder, OpenOptions};

    /// Does nothing: a new file inherits the access rights of its folder.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    /// Does nothing: a new folder inherits the access rights of its parent folder.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder
    }
}
