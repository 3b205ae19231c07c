// Changes cells, counts clocks down, and announces notices. Without this script the pages work, with a link to refresh.
"use strict";

const texts = document.body.dataset;
const language = document.documentElement.lang;
const log = document.getElementById("log");
const status = document.getElementById("status");
/** Milliseconds without an event after which the server is lost; it sends one every three seconds. */
const SERVER_SILENT = 10000;

// Keys of notices that were announced in this tab, also before the server was restarted.
const HEARD = "annabella-hall-heard";
const heard = new Set(JSON.parse(sessionStorage.getItem(HEARD) || "[]"));

function remember(key) {
  heard.delete(key);
  heard.add(key);
  sessionStorage.setItem(HEARD, JSON.stringify([...heard].slice(-2000)));
}

/** A key for the loss of a board, which lasts until the board is connected again. */
const lossOf = (board) => `lost ${board}`;

// A short tone with each notice, if the reader wants it. The choice stays in this browser.
const SOUND = "annabella-hall-sound";
const sound = document.getElementById("sound");
let tones = null;
function beep() {
  if (!sound || !sound.checked) return;
  tones = tones || new AudioContext();
  const tone = tones.createOscillator();
  const volume = tones.createGain();
  volume.gain.setValueAtTime(0.2, tones.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, tones.currentTime + 0.25);
  tone.frequency.value = 660;
  tone.connect(volume).connect(tones.destination);
  tone.start();
  tone.stop(tones.currentTime + 0.25);
}
if (sound) {
  sound.parentElement.hidden = false;
  sound.checked = localStorage.getItem(SOUND) === "on";
  sound.addEventListener("change", () => {
    localStorage.setItem(SOUND, sound.checked ? "on" : "off");
    // The first tone shows that it works, and permits later ones.
    beep();
  });
}

function announce({ key, board, lost, text }) {
  if (heard.has(key) || (lost && heard.has(lossOf(board)))) return;
  remember(key);
  if (lost) remember(lossOf(board));
  if (!log) return;
  const line = document.createElement("p");
  line.dataset.key = key;
  const link = line.appendChild(document.createElement("a"));
  link.href = `/board/${board}`;
  link.textContent = text;
  log.append(line);
  beep();
  log.scrollTop = log.scrollHeight;
}

// A notice that came while the reader changed pages is in the new page, but no screen reader has announced it.
const missed = [];
for (const line of document.querySelectorAll("#log [data-key]")) {
  const { key, lost } = line.dataset;
  if (sessionStorage.getItem(HEARD) !== null && !heard.has(key) && !(lost && heard.has(lossOf(lost)))) missed.push(line);
  else remember(key);
  if (lost && !missed.includes(line)) remember(lossOf(lost));
}
sessionStorage.setItem(HEARD, JSON.stringify([...heard].slice(-2000)));
for (const line of missed) line.remove();
setTimeout(() => {
  for (const line of missed) {
    const { key, lost } = line.dataset;
    const board = line.querySelector("a").getAttribute("href").slice("/board/".length);
    announce({ key, board, lost: Boolean(lost), text: line.textContent });
  }
}, 500);
if (log) log.scrollTop = log.scrollHeight;

// The outcome of a button is in the page, but a screen reader announces only what is added to a status.
const done = document.getElementById("done");
if (done) {
  const text = done.textContent;
  done.textContent = "";
  setTimeout(() => { done.textContent = text; }, 500);
  // Loaded again, the page does not say it again.
  history.replaceState(null, "", location.pathname);
}

/** Sets a text only if it differs: a screen reader that reads the cell is not disturbed. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function setCell(cell, [shown, spoken]) {
  let [first, second] = cell.querySelectorAll(":scope > span");
  if (!first) {
    first = cell.appendChild(document.createElement("span"));
    first.className = "shown";
  }
  setText(first, shown);
  if (spoken === null) {
    first.removeAttribute("aria-hidden");
    if (second) second.remove();
    return;
  }
  if (!second) {
    second = cell.appendChild(document.createElement("span"));
    second.className = "spoken";
  }
  first.setAttribute("aria-hidden", "true");
  setText(second, spoken);
}

// Clocks of each board: the times left, the running one, and when they came.
const clocks = new Map();

function rowsOf(board) {
  return [...document.querySelectorAll("[data-board]")].filter((row) => row.dataset.board === board);
}

function setRow(row) {
  if (row.link === "connected") heard.delete(lossOf(row.board));
  let elements = rowsOf(row.board);
  const table = document.querySelector("table.boards tbody");
  if (!elements.length && table && row.selected) {
    // A new board comes last, so that the others keep their places.
    const template = document.createElement("template");
    template.innerHTML = row.html;
    table.append(template.content);
    elements = rowsOf(row.board);
  }
  for (const element of elements) {
    element.dataset.link = row.link;
    element.toggleAttribute("data-cases", row.cases);
    element.toggleAttribute("data-final", row.final);
    element.dataset.side = row.side;
    for (const cell of element.querySelectorAll("[data-cell]")) {
      const name = cell.dataset.cell;
      if (row.cells[name]) setCell(cell, row.cells[name]);
      cell.toggleAttribute("data-running", Boolean(row.clocks) && row.clocks.running === name);
    }
  }
  if (row.clocks && row.clocks.running) clocks.set(row.board, { ...row.clocks, since: performance.now() });
  else clocks.delete(row.board);
  if (elements.some((element) => element.matches("dl"))) refreshParts();
}

function inWords(seconds) {
  const parts = [["hour", Math.floor(seconds / 3600)], ["minute", Math.floor(seconds / 60) % 60], ["second", seconds % 60]];
  const shown = parts.filter(([, count]) => count > 0);
  const named = (shown.length ? shown : [["second", 0]]).map(([unit, count]) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count));
  return named.join(" ");
}

function clockCell(left, low) {
  const seconds = Math.floor(Math.max(0, left) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const face = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (left >= low) return [`≈ ${face}`, `${texts.about} ${inWords(seconds)}`];
  return [`≈ ${face} ${texts.little}`, `${texts.about} ${inWords(seconds)}, ${texts.little}`];
}

function countDown() {
  for (const [board, { running, since, low, ...left }] of clocks) {
    for (const row of rowsOf(board)) {
      const cell = row.querySelector(`[data-cell="${running}"]`);
      if (cell) setCell(cell, clockCell(left[running] - (performance.now() - since), low));
    }
  }
}

/** Shows no board as running: the server is lost, so their condition is unknown. */
function forget() {
  for (const row of document.querySelectorAll('[data-board][data-link="connected"]')) {
    row.dataset.link = "silent";
    const link = row.querySelector('[data-cell="link"]');
    if (link) setCell(link, [texts.silent, null]);
    if (row.hasAttribute("data-final")) continue;
    // Stopped clocks may have been started since.
    const turn = row.querySelector('[data-cell="turn"]');
    if (turn && row.dataset.side) setCell(turn, [row.dataset.side, null]);
    for (const cell of row.querySelectorAll('[data-cell$="clock"]')) {
      if (cell.textContent.trim()) setCell(cell, [texts.unknown, null]);
      cell.removeAttribute("data-running");
    }
  }
  clocks.clear();
}

// The parts of a board's page are fetched again when the board has changed.
let fetching = null;
function refreshParts() {
  clearTimeout(fetching);
  fetching = setTimeout(async () => {
    try {
      const answer = await fetch(location.pathname, { cache: "no-store" });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const part of document.querySelectorAll('[id^="part-"]')) replacePart(part, page.getElementById(part.id));
    } catch {
      // The next event tries again.
    }
  }, 100);
}

/** Replaces a part that differs. Opened details stay open, and the focus stays on its button. */
function replacePart(part, fresh) {
  const closed = part.cloneNode(true);
  for (const details of closed.querySelectorAll("details")) details.removeAttribute("open");
  if (!fresh || fresh.innerHTML === closed.innerHTML) return;
  const opened = [...part.querySelectorAll("details")].map((details) => details.open);
  const focus = part.contains(document.activeElement) ? document.activeElement : null;
  const place = focus && [...part.querySelectorAll("summary,button,a")].indexOf(focus);
  part.innerHTML = fresh.innerHTML;
  part.querySelectorAll("details").forEach((details, index) => { details.open = Boolean(opened[index]); });
  if (!focus) return;
  const same = focus.id ? document.getElementById(focus.id) : part.querySelectorAll("summary,button,a")[place];
  if (same) same.focus();
}

let lastEvent = performance.now();
let serverLost = false;
/** Text of the status while all is well: empty, or the return of the server. */
let wellText = "";

function alive() {
  lastEvent = performance.now();
  if (!serverLost) return;
  serverLost = false;
  wellText = texts.serverBack;
  setText(status, wellText);
}

function watchServer() {
  if (serverLost || performance.now() - lastEvent < SERVER_SILENT) return;
  serverLost = true;
  setText(status, texts.serverLost);
  forget();
}

// The browser connects again by itself and names the last event it has had.
const events = new EventSource(texts.events);
function on(name, act) {
  events.addEventListener(name, (event) => {
    alive();
    act(event.data ? JSON.parse(event.data) : null);
  });
}
on("row", setRow);
on("notice", announce);
/** Shows the remarks about the pairings. Only those that differ are changed, so that only they are announced. */
function setRemarks(remarks, count) {
  const list = document.getElementById("remarks");
  if (!list) return;
  document.getElementById("remarks-h").hidden = remarks.length === 0;
  const link = document.getElementById("remarks-count");
  setText(link, count);
  link.parentElement.hidden = count === "";
  for (const line of [...list.children]) if (!remarks.includes(line.textContent)) line.remove();
  const shown = [...list.children].map((line) => line.textContent);
  for (const text of remarks) {
    if (shown.includes(text)) continue;
    const line = document.createElement("li");
    line.textContent = text;
    list.append(line);
  }
}

on("condition", ({ broker, faults, remarks, count }) => {
  if (broker) wellText = "";
  setText(status, broker || wellText);
  setText(document.getElementById("faults"), faults);
  setRemarks(remarks, count);
});
on("counts", (text) => {
  const counts = document.getElementById("counts");
  if (counts) setText(counts, text);
});
on("open", (html) => {
  const part = document.getElementById("open");
  const fresh = document.createElement("div");
  fresh.innerHTML = html;
  if (part) replacePart(part, fresh);
});
on("alive", () => {});
events.addEventListener("error", () => {
  // After an answer that is not a stream, such as the login page, the browser does not try again.
  if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 5000);
});

setInterval(() => { countDown(); watchServer(); }, 1000);
