//! Holds off sleep while a game is played, where the system lets it.

use std::process::{Child, Command, Stdio};

/// Sleep is held off while this lives: a helper of the system's waits for the end of its input,
/// which comes with ours, however we end.
#[derive(Debug)]
pub struct Wakeful(Option<Child>);

impl Wakeful {
    /// Holds sleep off, or does nothing where the system has no such helper.
    pub fn hold(why: &str) -> Wakeful {
        let child = Command::new("systemd-inhibit")
            .args(["--what=sleep:idle", "--who=annabella", "--mode=block"])
            .arg(format!("--why={why}"))
            .arg("cat")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Wakeful(child.ok())
    }
}

impl Drop for Wakeful {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            drop(child.stdin.take());
            // It may hang on a bus that is gone; it must not outlive the game.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
