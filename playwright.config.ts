import { defineConfig } from "@playwright/test";
import { findBrowser } from "#tests/support/find-browser.ts";

/** Whether this is part of `npm test`. */
const whole = process.env.KEPT_LOGS !== undefined;

// In the environment, so that the workers, which read this file too, needn't look for it again.
process.env.CHROMIUM ||= findBrowser();

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  globalSetup: "./tests/journeys/support/global-setup.ts",
  workers: 2,
  fullyParallel: true,
  // tests/journeys/support/site.ts says which those are.
  grepInvert: whole ? /@extended/ : [],
  timeout: 45_000,
  expect: { timeout: 8_000 },
  // On a machine that does other things too, a journey may meet a moment of nothing: it is walked once more, and the run names it.
  retries: whole ? 1 : 0,
  reporter: [[whole ? "dot" : "list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A quarter of the run's time, so only when asked for: TRACE=1.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      // As root Chromium has no sandbox; and a closed network makes its own look-ups fail, many at a time.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
        // No page of a test lives long enough for its script to be worth compiling: a sixth of a page's work.
        "--js-flags=--max-lazy --no-opt --no-maglev --no-sparkplug",
        // Else it keeps a renderer ready beside each that it needs, which costs a seventh of a page.
        "--renderer-process-limit=1",
        // Memory for what is in the window: else it draws three windows more of every page, in case somebody scrolls. A quarter of a page's work.
        "--force-gpu-mem-available-mb=4",
      ],
    },
  },
});
