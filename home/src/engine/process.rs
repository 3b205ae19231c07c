//! The process of an engine, and the thread that owns it.
//!
//! The thread carries out the actions of a [`Protocol`]. Its callers only send orders, which never wait.

use super::answer::{EngineLine, next_line};
use super::find::{EngineError, Program};
use super::protocol::{Action, EngineFault, Protocol, Report};
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

/// The maximum time to wait for the thread at the start: more than a [`Protocol`] gives a process.
const START: Duration = Duration::from_secs(15);

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
    /// Starts an engine and waits until it is ready. `still_starting` is called if that takes seconds.
    ///
    /// # Errors
    /// [`EngineError`] if it does not start, is not a UCI engine, or cannot play with this strength.
    pub fn start(
        program: &Program,
        strength: Strength,
        still_starting: impl Fn(),
    ) -> Result<Engine, EngineError> {
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
        let abilities = loop {
            let fault = match reports.recv_timeout(START) {
                Ok(Report::Ready(abilities)) => break abilities,
                Ok(Report::Starting) => {
                    still_starting();
                    continue;
                }
                Ok(Report::Fault(fault) | Report::Refused { fault, .. }) => fault,
                Ok(Report::Thought { .. }) | Err(_) => EngineFault::Silent,
            };
            return Err(EngineError::NotUci(program.path.clone(), fault));
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

    /// Waits for the next report, at most this long. A thread that has ended counts as a fault.
    pub fn wait(&self, limit: Duration) -> Option<Report> {
        match self.reports.recv_timeout(limit) {
            Ok(report) => Some(report),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Report::Fault(EngineFault::Exited)),
        }
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

/// A process, its writer, and the flag that ends its reader.
struct Process {
    child: Child,
    /// The lines to be written. The thread that writes them can wait for an engine that does not read.
    lines: Sender<String>,
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
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (lines, written) = channel();
        let (is_wanted, waiting) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicUsize::new(0)));
        let reader = Reader { number, news, is_wanted: is_wanted.clone(), waiting: waiting.clone() };
        let process = Process { child, lines, is_wanted, waiting };
        let threads = spawn("engine-orders", input, move |input| write(input, &written))
            .and_then(|()| spawn("engine-lines", output, move |output| reader.run(output)));
        match threads {
            Ok(()) => Ok(process),
            Err(error) => {
                process.kill();
                Err(error)
            }
        }
    }

    /// Hands a line to the writer, without waiting for the engine to read it.
    fn write(&self, line: String) {
        // Fails only if the engine has closed its input, which shows in its answers.
        let _ = self.lines.send(line);
    }

    fn kill(self) {
        let Process { mut child, lines, is_wanted, .. } = self;
        is_wanted.store(false, Ordering::Relaxed);
        drop(lines);
        end_group(&child);
        let _ = child.kill();
        // Nobody waits for this thread. The process was killed, so the system ends it.
        let _ = Builder::new().name("engine-end".to_owned()).spawn(move || child.wait());
    }
}

/// Starts a thread that works on a pipe.
fn spawn<T: Send + 'static>(
    name: &str,
    pipe: Option<T>,
    work: impl FnOnce(T) + Send + 'static,
) -> std::io::Result<()> {
    let Some(pipe) = pipe else { return Ok(()) };
    Builder::new().name(name.to_owned()).spawn(move || work(pipe)).map(drop)
}

/// Writes lines to an engine until there are no more, or it reads no more.
///
/// Nobody waits for this thread. It ends with the [`Process`], or when the killed engine releases the pipe.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(format!("{line}\n").as_bytes()).is_err() {
            return;
        }
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
    /// Reads until the output ends. Nobody waits for this thread.
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
                // The engine's owner ends this wait with an order, at the latest when it drops the engine.
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
        if let Some(process) = self.process.take() {
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
        self.protocol = Protocol::new(self.strength, self.now());
        match Process::start(&self.program, self.starts, self.news.clone()) {
            Ok(process) => self.process = Some(process),
            Err(_) => self.protocol.not_started(),
        }
    }

    fn act(&mut self) {
        for action in self.protocol.take_actions() {
            match action {
                Action::Write(line) => {
                    if let Some(process) = &self.process {
                        process.write(line);
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
