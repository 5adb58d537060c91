import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { build } from "#main/build.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { startSite } from "#tests/support/start-site.ts";

/** `npm run screenshots`: the pictures in README, taken of the running site. */
const folder = fileURLToPath(new URL("../docs/pictures", import.meta.url));
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

await build();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(`${tmpdir()}/shop-pictures-`);
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });

async function take(name: string, viewport: typeof desktop, open: (page: Page) => Promise<unknown>) {
  // Without motion every page stands still in its final state.
  const page = await browser.newPage({ viewport, reducedMotion: "reduce", locale: "en-GB", deviceScaleFactor: 2 });
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

await browser.close();
await site.stop();
await rm(dataDir, { recursive: true });
