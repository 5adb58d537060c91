import { findInstalled } from "#tests/support/find-installed.ts";

/** The path of a Chromium to test in. The journeys cannot do without: where there is none, this throws what to do. */
export function findBrowser(): string {
  const found = findInstalled({
    setting: "CHROMIUM",
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    places: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
    packages: ["chromium", "fonts-liberation"],
  });
  if (found) return found;
  throw new Error(
    "The journeys need Chromium, and none was found. Install Chromium or Chrome, or set CHROMIUM to its path; on Debian and Ubuntu: sudo apt-get install chromium",
  );
}
