// Checks the pages of a running server in Chromium. Arguments: the address of the server, a folder for screenshots, and the address of
// a server with a password. The files `reads-*.txt` are what a screen reader reads of a page, in order; `BLESS=1` writes them.
// A line "do: ..." on standard output asks the test that started this script to publish something.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [, , address, shots, guarded] = process.argv;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const quiet = ["disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync", "no-sandbox"];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: quiet.map((name) => `--${name}`),
});
const opened = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
const page = await opened.newPage();
const problems = [];
page.on("console", (message) => { if (message.type() === "error") problems.push(message.text()); });
page.on("pageerror", (error) => problems.push(String(error)));

async function noViolation(what) {
  // Evaluated by the debugger, so that the policy of the page stays as it is.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ; ")}`);
  assert.deepEqual(found, [], `${what}: axe-core`);
  console.log(`${what}: no violation`);
}

const focused = () => page.evaluate(() => {
  const { id, name, tagName, textContent, value } = document.activeElement;
  return { id, name, tag: tagName, text: (textContent || value || "").trim() };
});

/** Presses Tab until the focused element fulfils the condition. */
async function tabTo(what, meant) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    if (meant(await focused())) return;
  }
  assert.fail(`${what} is not reached by Tab`);
}

/** Presses Enter and waits for the page that follows. */
async function enter() {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
}

/** Compares the accessibility tree of the page with its file. Addresses and all remarks but the first are left out, times are zero. */
async function reads(name) {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").filter((line) => !/^ *- \/url: |listitem: "(?!Board 1:).*(result does not count|\.trf, line)/.test(line));
  const text = lines.map((line) => line.replace(/^( *- '?link .*):$/, "$1")).join("\n").replace(/\d\d:\d\d/g, "00:00");
  const seen = text.replace(/about 1 hour( \d+ minutes?)?( \d+ seconds?)?/g, "about 1 hour") + "\n";
  const file = new URL(`reads-${name}.txt`, import.meta.url);
  if (process.env.BLESS) writeFileSync(file, seen);
  assert.equal(seen, readFileSync(file, "utf8"), `${name}: what a screen reader reads`);
  console.log(`${name}: read in order`);
}

const boards = () => page.$$eval("tbody tr", (rows) => rows.map((row) => row.dataset.board));
const tree = (selector) => page.locator(selector).ariaSnapshot();

async function fits(what, path, server = address) {
  for (const width of [320, 375, 640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server + path);
    const { scroll, inner } = await page.evaluate(() => ({ scroll: document.scrollingElement.scrollWidth, inner: innerWidth }));
    assert.ok(scroll <= inner, `${what} at ${width}: ${scroll} pixels wide`);
    if (width === 375 || width === 1280) await page.screenshot({ path: join(shots, `${what}-${width}.png`), fullPage: true });
  }
  for (const [name, media] of [["dark", { colorScheme: "dark" }], ["contrast", { colorScheme: "dark", forcedColors: "active" }]]) {
    await page.emulateMedia(media);
    await page.screenshot({ path: join(shots, `${what}-${name}.png`), fullPage: true });
    if (name === "dark") await noViolation(`${what} in dark mode`);
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
}

// The table, and a case that opens while a reader is on a row.
await page.goto(`${address}/`);
await page.waitForSelector("[data-running]");
await noViolation("table");
const before = await boards();
await tabTo("the link of board 4", ({ text }) => text === "Board 4");
console.log("do: case 5");
await page.waitForFunction(() => document.querySelectorAll("#log p").length === 2);
assert.equal((await focused()).text, "Board 4", "the focus stays");
assert.deepEqual(await boards(), before, "the rows keep their places");
const log = await tree("#log");
console.log(log);
assert.match(log, /^- log "Notices":/);
assert.match(log, /\d\d:\d\d Board 5: White'{1,2}s case 1\./);
const row = await tree('tr[data-board="3.5"]');
console.log(row);
for (const cell of ['rowheader "Board 5"', 'cell "flag fall"', "Black5", 'cell "White"', 'cell "connected"']) {
  assert.ok(row.includes(cell), `${cell} is missing`);
}
assert.match(row, /cell "about 1 hour (\d+ minutes? )?(\d+ seconds?)?"/);

// Clocks are counted down outside of every live region.
const clock = page.locator('tr[data-board="3.4"] [data-running] .shown');
const shown = await clock.textContent();
assert.match(shown, /^≈ \d:\d\d:\d\d$/);
await page.waitForTimeout(2200);
assert.notEqual(await clock.textContent(), shown, "it counts");
const inLive = await page.$$eval("[data-cell$=clock]", (cells) => cells.filter((cell) => cell.closest("[aria-live],[role=log],[role=status]")).length);
assert.equal(inLive, 0);

// Reloaded, nothing is announced again.
const announced = () => page.evaluate(() => new Promise((resolve) => {
  let count = 0;
  new MutationObserver((changes) => { for (const { addedNodes } of changes) count += addedNodes.length; })
    .observe(document.getElementById("log"), { childList: true });
  setTimeout(() => resolve(count), 1500);
}));
await page.reload({ waitUntil: "domcontentloaded" });
assert.equal(await announced(), 0, "announced again");

// Sort, filter and take by keyboard alone.
await page.goto(`${address}/`);
await page.keyboard.press("Tab");
assert.equal((await focused()).text, "Skip to the main part");
await page.keyboard.press("Enter");
assert.equal((await focused()).id, "main");
await tabTo("sorting by number", ({ text }) => text === "by number");
await enter();
assert.deepEqual((await boards()).slice(0, 3), ["3.1", "3.2", "3.3"]);
await tabTo("the field", ({ id }) => id === "q");
await page.keyboard.type("black5");
await tabTo("the check box", ({ id }) => id === "cases");
await page.keyboard.press("Space");
await tabTo("the button", ({ text }) => text === "Filter");
await enter();
assert.deepEqual(await boards(), ["3.5"]);
assert.match(page.url(), /sort=number/);
await reads("table");
await tabTo("board 5", ({ text }) => text === "Board 5");
await enter();
assert.equal(await page.locator("h1").textContent(), "Board 5, round 3");
await noViolation("board");
await reads("board");
await tabTo("take", ({ id, text }) => id === "take" && text === "Take");
await enter();
await page.getByText("Taken by Ines at").waitFor();
assert.equal((await focused()).text, "Give back", "the focus is on the button in its place");
await page.locator("#done", { hasText: "You have taken the cases of board 5." }).waitFor();
await enter();
await page.locator("#done", { hasText: "You have given back the cases of board 5." }).waitFor();
await page.locator("#take", { hasText: /^Take$/ }).waitFor();
console.log("sorted, filtered, taken and given back by keyboard");

// An open page of a board follows, and the focus stays.
await tabTo("the position", ({ tag }) => tag === "SUMMARY");
await page.keyboard.press("Enter");
console.log("do: case 5 again");
await page.locator("h3", { hasText: "Case 2" }).waitFor();
assert.equal((await focused()).tag, "SUMMARY", "the focus stays");
assert.equal(await page.locator("details").first().getAttribute("open"), "", "the position stays open");

await fits("table", "/");
await fits("board", "/board/3.5");
await page.goto(`${address}/round/3/standings`);
await noViolation("standings");
console.log(await tree("tbody tr:first-child"));
await fits("standings", "/round/3/standings");

// The page that asks for the password.
await page.goto(`${guarded}/`);
assert.match(page.url(), /\/login$/);
await noViolation("login");
await reads("login");
await tabTo("the name", ({ id }) => id === "name");
await page.keyboard.type("Ines");
await tabTo("the password", ({ id }) => id === "password");
await page.keyboard.type("correct horse");
await enter();
await page.getByText("You are Ines.").waitFor();
await fits("login", "/login", guarded);

// A board that is silent, and a server that is lost.
console.log("do: silence 4");
await page.setViewportSize({ width: 1280, height: 900 });
await page.goto(`${address}/`);
await page.waitForFunction(() => document.querySelector('[data-board="3.4"] [data-cell=link]').textContent === "unknown", null, { timeout: 30000 });
assert.equal(await page.locator('tr[data-board="3.4"] [data-cell=white-clock]').textContent(), "unknown");

// Without script.
const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" })).newPage();
await plain.goto(`${address}/`);
await plain.getByRole("link", { name: "by number" }).click();
await plain.getByRole("link", { name: "Refresh" }).click();
assert.match(plain.url(), /sort=number/);
await plain.getByRole("link", { name: "Board 5", exact: true }).click();
await plain.getByRole("button", { name: "Take" }).click();
await plain.getByText("Taken by Ines at").waitFor();
console.log("taken without script");

assert.deepEqual(problems, [], "errors of the page");
console.log("do: stop");
await page.locator("#status", { hasText: "The connection to the server is lost." }).waitFor({ timeout: 30000 });
assert.equal(await page.locator("[data-running]").count(), 0);
assert.equal(await page.locator('td[data-cell$="clock"]', { hasText: "≈" }).count(), 0, "no clock runs");
await page.screenshot({ path: join(shots, "lost.png") });

// Restarted, the server sends all notices again, and the page announces none of them again.
const lines = await page.$$eval("#log p", (found) => found.map((line) => line.textContent));
console.log("do: start");
await page.locator("#status", { hasText: "The connection to the server is back." }).waitFor({ timeout: 30000 });
await page.waitForFunction(() => document.querySelectorAll("[data-running]").length === 11, null, { timeout: 30000 });
await page.waitForTimeout(12000);
assert.deepEqual(await page.$$eval("#log p", (found) => found.map((line) => line.textContent)), lines, "announced again");
console.log("nothing is announced again after a restart");
await browser.close();
console.log("done");
