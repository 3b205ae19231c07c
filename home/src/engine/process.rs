//! The process of an engine, and the thread that owns it.
//!
//! The thread carries out the actions of a [`Protocol`]. Its callers only send orders, which never wait.

use super::fault::EngineFault;
use super::find::{EngineError, Program};
use super::lines::{EngineLine, next_line};
use super::protocol::{Action, Protocol, Report};
use super::search::Search;
use super::strength::{Abilities, Strength};
use annabella::chess::{Chess, Position};
use annabella::clock::Stamp;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

/// The maximum number of lines that wait for the thread; a flood waits in the process.
const MOST_WAITING: usize = 256;

/// The pause of a reader whose lines wait.
const PAUSE: Duration = Duration::from_millis(2);

/// The maximum time to wait for the end of the process.
const END: Duration = Duration::from_millis(500);

/// A function that is called after each report.
type Wake = Box<dyn Fn() + Send>;

/// News for the thread.
enum News {
    /// Start a search.
    Search(Search),
    /// End the search.
    Cancel,
    /// Start the process again.
    Restart,
    /// Call this after each report.
    Wake(Wake),
    /// The engine is no longer needed.
    Quit,
    /// The process with this number has written a line.
    Line(usize, EngineLine),
}

/// A running engine. Dropping it ends the process.
pub struct Engine {
    news: Sender<News>,
    reports: Receiver<Report>,
    abilities: Abilities,
    name: String,
    /// Closed by the thread when the process has been ended.
    ended: Receiver<()>,
}

impl Engine {
    /// Starts an engine and waits until it is ready.
    ///
    /// # Errors
    /// [`EngineError`] if it does not start, is not a UCI engine, or cannot play with this strength.
    pub fn start(program: &Program, strength: Strength) -> Result<Engine, EngineError> {
        let (news, inbox) = channel();
        let (sender, reports) = channel();
        let (working, ended) = channel();
        let failed = |error: std::io::Error| EngineError::NotStarted(program.path.clone(), error.to_string());
        let process = Process::start(program, 0, news.clone()).map_err(failed)?;
        let worker = Worker {
            program: program.clone(),
            strength,
            process: Some(process),
            starts: 0,
            protocol: Protocol::new(strength, Stamp(0)),
            began: Instant::now(),
            news: news.clone(),
            reports: sender,
            wake: None,
            _working: working,
        };
        Builder::new().name("engine".to_owned()).spawn(move || worker.run(&inbox)).map_err(failed)?;
        let abilities = match reports.recv() {
            Ok(Report::Ready(abilities)) => abilities,
            Ok(Report::Fault(fault)) => return Err(EngineError::NotUci(program.path.clone(), fault)),
            Ok(Report::Thought { .. }) | Err(_) => {
                return Err(EngineError::NotUci(program.path.clone(), EngineFault::Silent));
            }
        };
        let file = program.path.file_stem().map(|name| name.to_string_lossy().into_owned());
        let name = abilities.name.clone().or(file).unwrap_or_default();
        if let Strength::Elo(elo) = strength {
            match abilities.elo_range() {
                None => return Err(EngineError::NoElo(name)),
                Some(range) if !range.contains(&elo.into()) => {
                    let (least, most) = (*range.start(), *range.end());
                    return Err(EngineError::EloRange { engine: name, least, most });
                }
                Some(_) => {}
            }
        }
        Ok(Engine { news, reports, abilities, name, ended })
    }

    /// Returns the engine's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Refuses a game that starts in this position, if it is one of Chess960 and the engine cannot play it.
    ///
    /// # Errors
    /// [`EngineError::NoChess960`].
    pub fn check_variant(&self, start: &Chess) -> Result<(), EngineError> {
        match start.castles().mode().is_chess960() && !self.abilities.plays_chess960() {
            true => Err(EngineError::NoChess960(self.name.clone())),
            false => Ok(()),
        }
    }

    /// Returns the engine's abilities.
    pub fn abilities(&self) -> &Abilities {
        &self.abilities
    }

    /// Lets the thread call `wake` after each report from now on.
    pub fn wake_by(&self, wake: impl Fn() + Send + 'static) {
        self.order(News::Wake(Box::new(wake)));
    }

    /// Requests a search; an earlier one ends without a report.
    pub fn search(&self, search: Search) {
        self.order(News::Search(search));
    }

    /// Ends the search without a report.
    pub fn cancel(&self) {
        self.order(News::Cancel);
    }

    /// Starts the process again after a fault.
    pub fn restart(&self) {
        self.order(News::Restart);
    }

    /// Returns the next report, if there is one.
    pub fn report(&self) -> Option<Report> {
        self.reports.try_recv().ok()
    }

    /// Waits for the next report; a thread that has ended counts as a fault.
    pub fn wait(&self) -> Report {
        self.reports.recv().unwrap_or(Report::Fault(EngineFault::Exited))
    }

    fn order(&self, news: News) {
        // Fails only if the thread has ended; then no report comes, and the game continues without the engine.
        let _ = self.news.send(news);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.order(News::Quit);
        // Otherwise the program could end first, and leave the process behind.
        let _ = self.ended.recv_timeout(END);
    }
}

/// A process and the flag that ends its reader.
struct Process {
    child: Child,
    input: Option<ChildStdin>,
    is_wanted: Arc<AtomicBool>,
    waiting: Arc<AtomicUsize>,
}

impl Process {
    /// Starts the program. Its lines carry `number`.
    fn start(program: &Program, number: usize, news: Sender<News>) -> std::io::Result<Process> {
        let mut command = Command::new(&program.path);
        command.args(&program.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for the game, not for the engine.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        end_with_this_program(&mut command);
        let mut child = command.spawn()?;
        let input = child.stdin.take();
        let (is_wanted, waiting) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicUsize::new(0)));
        if let Some(output) = child.stdout.take() {
            let reader = Reader { number, news, is_wanted: is_wanted.clone(), waiting: waiting.clone() };
            Builder::new().name("engine-lines".to_owned()).spawn(move || reader.run(output))?;
        }
        Ok(Process { child, input, is_wanted, waiting })
    }

    /// Writes a line; a failure shows in the output, which ends.
    fn write(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        }
    }

    fn kill(mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
        self.input = None;
        end_group(&self.child);
        let _ = self.child.kill();
        // The system may take its time, but no one waits for it.
        let _ = Builder::new().name("engine-end".to_owned()).spawn(move || self.child.wait());
    }
}

/// Ends the engine even if this program is killed: some engines do not notice that their input has ended.
#[cfg(target_os = "linux")]
fn end_with_this_program(command: &mut Command) {
    use rustix::process::{Signal, set_parent_process_death_signal};
    use std::os::unix::process::CommandExt;
    let ends = || set_parent_process_death_signal(Some(Signal::KILL)).map_err(std::io::Error::from);
    // SAFETY: between fork and exec, the closure makes one system call, and allocates nothing.
    unsafe {
        command.pre_exec(ends);
    }
}

#[cfg(not(target_os = "linux"))]
fn end_with_this_program(_: &mut Command) {}

/// Ends the processes that an engine has started; an engine can be a script.
#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Fails only if all of them have ended.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

/// The reader of a process's lines.
struct Reader {
    number: usize,
    news: Sender<News>,
    is_wanted: Arc<AtomicBool>,
    waiting: Arc<AtomicUsize>,
}

impl Reader {
    fn run(self, output: ChildStdout) {
        let mut output = BufReader::new(output);
        while self.is_wanted.load(Ordering::Relaxed) {
            if self.waiting.load(Ordering::Relaxed) >= MOST_WAITING {
                thread::sleep(PAUSE);
                continue;
            }
            let line = next_line(&mut output);
            let ends = !matches!(line, EngineLine::Text(_));
            self.waiting.fetch_add(1, Ordering::Relaxed);
            if self.news.send(News::Line(self.number, line)).is_err() || ends {
                return;
            }
        }
    }
}

/// The thread that owns the process.
struct Worker {
    program: Program,
    strength: Strength,
    process: Option<Process>,
    /// Number of restarts.
    starts: usize,
    protocol: Protocol,
    began: Instant,
    news: Sender<News>,
    reports: Sender<Report>,
    wake: Option<Wake>,
    /// Dropped with the worker.
    _working: Sender<()>,
}

impl Worker {
    fn run(mut self, inbox: &Receiver<News>) {
        self.act();
        loop {
            let news = match self.protocol.next_due() {
                Some(due) => inbox.recv_timeout(Duration::from_millis(due.since(self.now()).0)),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            let now = self.now();
            match news {
                Ok(News::Search(search)) => self.protocol.search(search, now),
                Ok(News::Cancel) => self.protocol.cancel(now),
                Ok(News::Restart) => self.restart(),
                Ok(News::Wake(wake)) => self.wake = Some(wake),
                Ok(News::Line(number, line)) => self.line(number, line),
                Ok(News::Quit) | Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            // Also during a flood.
            self.protocol.time(self.now());
            self.act();
        }
        if let Some(mut process) = self.process.take() {
            process.write("quit");
            process.kill();
        }
    }

    fn now(&self) -> Stamp {
        Stamp(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn line(&mut self, number: usize, line: EngineLine) {
        if number != self.starts {
            return;
        }
        if let Some(process) = &self.process {
            process.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        match line {
            EngineLine::Text(text) => self.protocol.line(&text, self.now()),
            EngineLine::TooLong => self.protocol.long_line(),
            EngineLine::End => self.protocol.ended(),
        }
    }

    fn restart(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
        self.starts += 1;
        match Process::start(&self.program, self.starts, self.news.clone()) {
            Ok(process) => {
                self.process = Some(process);
                self.protocol = Protocol::new(self.strength, self.now());
            }
            Err(_) => self.report(Report::Fault(EngineFault::NotStarted)),
        }
    }

    fn act(&mut self) {
        for action in self.protocol.take_actions() {
            match action {
                Action::Write(line) => {
                    if let Some(process) = &mut self.process {
                        process.write(&line);
                    }
                }
                Action::Kill => {
                    if let Some(process) = self.process.take() {
                        process.kill();
                    }
                }
                Action::Report(report) => self.report(report),
            }
        }
    }

    fn report(&self, report: Report) {
        // Fails only if the engine was dropped.
        let _ = self.reports.send(report);
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}
