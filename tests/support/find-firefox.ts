import { findInstalled } from "#tests/support/find-installed.ts";

/** What to say where there is none: those journeys are then skipped, never counted as passed. */
export const withoutFirefox = "no Firefox found. Install it, or set FIREFOX to its path; on Debian: sudo apt-get install firefox-esr";

/** The path of a Firefox to test in, or undefined. */
export const findFirefox = () =>
  findInstalled({
    setting: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    places: ["/Applications/Firefox.app/Contents/MacOS/firefox", "C:\\Program Files\\Mozilla Firefox\\firefox.exe"],
    packages: ["firefox-esr"],
  });
