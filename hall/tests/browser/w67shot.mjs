import { chromium } from "playwright-core";
const [,, address, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const scheme of ["light","dark"]) {
 const c = await b.newContext({ locale: "en-GB", colorScheme: scheme });
 const p = await c.newPage();
 for (const w of [1280, 375]) { await p.setViewportSize({ width: w, height: 900 });
  for (const path of paths) { await p.goto(address + path); await p.waitForTimeout(1500);
   await p.screenshot({ path: `${out}/${path.replaceAll("/","_")||"_"}-${w}-${scheme}.png`, fullPage: true }); } }
}
await b.close();
