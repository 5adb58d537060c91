import puppeteer, { type Page } from "puppeteer-core";
import { aboutToLeave, type Engine, screen, watch } from "#tests/browsers/engine.ts";

const reportedAs = "reported by the page: ";

/** Firefox itself, driven over WebDriver BiDi, which it speaks without a driver of its own. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    env: { ...process.env, TZ: "Europe/London" },
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
  const reports: string[] = [];
  let page: Page | undefined;
  const here = () => {
    if (!page) throw new Error("nobody is visiting yet");
    return page;
  };
  return {
    version: await browser.version(),
    async forgetVisitor() {
      await page?.browserContext().close();
      page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(screen);
      await page.evaluateOnNewDocument(`{ const say = console.debug; (${watch})((words) => say("${reportedAs}" + words), "${aboutToLeave}"); }`);
      page.on("console", (message) => {
        const words = message.text();
        if (words.startsWith(reportedAs)) reports.push(words.slice(reportedAs.length));
      });
    },
    async open(url) {
      await here().goto(url);
    },
    evaluate: (expression) => here().evaluate(expression),
    pressAt: (x, y) => here().mouse.click(x, y),
    type: (text) => here().keyboard.type(text),
    press: (key) => here().keyboard.press(key),
    screenshot: async () => Buffer.from(await here().screenshot()),
    complaints: async () => reports.splice(0),
    close: () => browser.close(),
  };
}
