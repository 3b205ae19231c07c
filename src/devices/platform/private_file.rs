//! Files and folders that only their owner can read.

pub use system::{private, private_folder};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, OpenOptions};
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};

    /// Makes a new file readable by its owner alone.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
    }

    /// Makes a new folder accessible to its owner alone.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder.mode(0o700)
    }
}

/// Here a new file inherits the access to its folder: in a person's own folders that is this
/// person, the system and its administrators. A narrower access list would be lost with the next
/// copy.
#[cfg(windows)]
mod system {
    use std::fs::{DirBuilder, OpenOptions};

    /// Nothing: a new file inherits the access to its folder.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    /// Nothing: a new folder inherits the access to the one that contains it.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder
    }
}
