// Opens a page in Chromium and prints when a row changes: "row <board> <milliseconds since 1970>". Argument: the address.
import { chromium } from "playwright-core";

const quiet = ["disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync", "no-sandbox"];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: quiet.map((name) => `--${name}`),
});
const page = await browser.newPage();
await page.exposeFunction("changed", (board, cell, text, at) => console.log(`row ${board} ${at} ${cell} ${text}`));
await page.goto(process.argv[2]);
await page.evaluate(() => {
  const watch = (changes) => {
    const at = Date.now();
    for (const { target } of changes) {
      const cell = (target.nodeType === 1 ? target : target.parentElement)?.closest("td");
      if (cell && cell.dataset.cell === "turn") {
        window.changed(cell.closest("tr").dataset.board, cell.dataset.cell, cell.textContent, at);
      }
    }
  };
  new MutationObserver(watch).observe(document.querySelector("tbody"), { childList: true, subtree: true, characterData: true });
});
console.log("open");
process.stdin.on("end", async () => { await browser.close(); });
process.stdin.resume();
