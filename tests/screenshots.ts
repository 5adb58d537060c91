import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { build } from "#main/build.ts";
import { fillFolder } from "#main/demo/fill-folder.ts";
import { newPassword } from "#main/demo/team.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { startSite } from "#tests/support/start-site.ts";

/** `npm run screenshots`: the pictures in README, taken of the running site, and those of the back office, taken of the demo. */
const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

await build();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(`${tmpdir()}/shop-pictures-`);
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });

// Without motion every page stands still in its final state.
const look = { reducedMotion: "reduce", locale: "en-GB", deviceScaleFactor: 2 } as const;
const plain = await browser.newContext(look);

async function take(name: string, viewport: typeof desktop, open: (page: Page) => Promise<unknown>, from: BrowserContext = plain) {
  const page = await from.newPage();
  await page.setViewportSize(viewport);
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture).resize(viewport.width).webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
  await page.close();
}

const visit = (path: string) => (page: Page) => page.goto(site.origin + path, { waitUntil: "networkidle" });

await take("home", desktop, visit("/"));
await take("home-phone", phone, visit("/"));
await take("warmth-list-phone", phone, visit("/warmth-list"));
await take("checkout-phone", phone, visit("/checkout"));
await take("card-page-phone", phone, async (page) => {
  await visit("/checkout")(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /Secure/ }).click();
  await page.waitForURL(/\/card\//);
});

await site.stop();
await rm(dataDir, { recursive: true });

const demoDir = await mkdtemp(`${tmpdir()}/shop-demo-`);
const say = (line: string) => process.stdout.write(`${line}\n`);
const demo = await startSite(await fillFolder(demoDir, { env: {}, password: newPassword(), say }));
const operator = await browser.newContext(look);
const link = await promisify(execFile)(process.execPath, ["main/operator.ts", "link"], {
  env: { ...process.env, DATA_DIR: demoDir, PUBLIC_ORIGIN: demo.origin },
});
const door = await operator.newPage();
await door.goto(/\S+\/operator\/enter\/\S+/.exec(link.stdout)?.[0] ?? "");
await door.getByRole("button", { name: "Open the back office" }).click();
await door.waitForURL(`${demo.origin}/operator`);
/** From that heading on: above it is what every page says. */
const show =
  (path: string, from = "h1") =>
  async (page: Page) => {
    await page.goto(demo.origin + path, { waitUntil: "networkidle" });
    await page.locator(from).evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 32));
  };

await take("overview", desktop, show("/operator", "#to-send"), operator);
await take("overview-phone", phone, show("/operator", "#to-send"), operator);
await take("orders", desktop, show("/operator/orders"), operator);
await take("figures", desktop, show("/operator/figures"), operator);
await take(
  "order",
  desktop,
  async (page) => {
    await show("/operator/orders?status=delivered")(page);
    await page.locator('a[href^="/operator/orders/"]').first().click();
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
    await show(new URL(page.url()).pathname)(page);
  },
  operator,
);

await browser.close();
await demo.stop();
await rm(demoDir, { recursive: true });
