//! Prevents the computer from going to sleep while a game is played, if the system allows it.

use std::process::{Child, Command, Stdio};

/// Sleep is prevented while this lives: a helper of the system waits for the end of its input, which
/// comes with the end of this process, however it ends.
#[derive(Debug)]
pub struct Wakeful(Option<Child>);

impl Wakeful {
    /// Prevents sleep; does nothing if the system has no such helper.
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
            // The helper may hang on a message bus that is gone; it must not outlive the game.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
