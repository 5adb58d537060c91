import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { aboutToLeave, type Engine, screen, watch } from "#tests/browsers/engine.ts";

const reportedAs = "reported by the page: ";

async function open(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, env: { ...process.env, TZ: "Europe/London" }, ...options });
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
    // The protocol's own forgets to answer in Firefox.
    back: () => here().evaluate("history.back()"),
    evaluate: (expression) => here().evaluate(expression),
    pressAt: (x, y) => here().mouse.click(x, y),
    type: (text) => here().keyboard.type(text),
    press: (key) => here().keyboard.press(key),
    screenshot: async () => Buffer.from(await here().screenshot()),
    complaints: async () => reports.splice(0),
    close: () => browser.close(),
  };
}

/** Firefox itself, driven over WebDriver BiDi, which it speaks without a driver of its own. */
export const openFirefox = (executablePath: string) =>
  open({ browser: "firefox", executablePath, extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" } });

/** Chromium, over its own protocol. A container has no room for its sandbox, and little for shared memory. */
export const openChromium = (executablePath: string) =>
  open({ browser: "chrome", executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--force-prefers-reduced-motion", "--lang=en-GB"] });
