import { createHash } from "node:crypto";
import puppeteer, { type Page } from "puppeteer-core";
import { findFirefox, withoutFirefox } from "#tests/support/find-firefox.ts";

/** Firefox compares what has arrived of a file when its page is left for another: nothing. Of a file that did arrive it says another hash. */
const hashOfNothing = createHash("sha256").digest("base64");

/** Firefox itself, driven over WebDriver BiDi, which it speaks without a driver of its own. */
export async function openFirefox() {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error(withoutFirefox);
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const complaints: string[] = [];
  return {
    version: await browser.version(),
    /** What the console has complained of since it was last asked. */
    complaints: () => complaints.splice(0),
    /** A visitor of their own: no cookie, nothing kept from the last. */
    async visit({ width = 1440, height = 900 } = {}): Promise<Page> {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport({ width, height });
      page.setDefaultTimeout(15_000);
      const note = (words: string) => words.includes(hashOfNothing) || complaints.push(`${words} (${page.url()})`);
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      return page;
    },
    close: () => browser.close(),
  };
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;
