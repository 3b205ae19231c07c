//! Files and folders that only their owner reads.

pub use system::{private, private_folder};

#[cfg(unix)]
mod system {
    use std::fs::{DirBuilder, OpenOptions};
    use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};

    /// A file that is created so is readable by its owner alone.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options.mode(0o600)
    }

    /// A folder that is created so is open to its owner alone.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder.mode(0o700)
    }
}

/// Here a new file is open to whom its folder is open to: in a person's own folders that is this person,
/// the system and its administrators. A narrower list of access would be lost with the next copy.
#[cfg(windows)]
mod system {
    use std::fs::{DirBuilder, OpenOptions};

    /// A file that is created so is readable by those who may read its folder.
    pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
        options
    }

    /// A folder that is created so is open to those who may open the one that it is in.
    pub fn private_folder(builder: &mut DirBuilder) -> &mut DirBuilder {
        builder
    }
}
