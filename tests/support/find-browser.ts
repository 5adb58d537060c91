import { findInstalled, type Installed } from "#tests/support/find-installed.ts";

/** The same engine without a window's machinery: the journeys need little more than half the processor's time in it. */
const shell: Installed = {
  setting: "CHROMIUM",
  names: ["chromium-headless-shell"],
  places: [],
  packages: ["chromium-headless-shell", "fonts-liberation"],
};
const browser: Installed = {
  setting: "CHROMIUM",
  names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
  places: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  packages: ["chromium", "fonts-liberation"],
};

/** The path of a Chromium to test in. The journeys cannot do without: where there is none, this throws what to do. */
export function findBrowser(): string {
  const found = findInstalled(shell) ?? findInstalled(browser);
  if (found) return found;
  throw new Error(
    "The journeys need Chromium, and none was found. Install Chromium or Chrome, or set CHROMIUM to its path; on Debian and Ubuntu: sudo apt-get install chromium",
  );
}
