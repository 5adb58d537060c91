import { findAllInstalled, findInstalled } from "#tests/support/find-installed.ts";

/** What to say where one is missing: its walks are then skipped, never counted as passed. */
export const withoutFirefox = "no Firefox found. Install it, or set FIREFOX to its path; on Debian: sudo apt-get install firefox-esr";
export const withoutWebKit =
  "no WebKitGTK found, which is Safari's engine and is packaged for Linux only; on Debian: sudo apt-get install webkit2gtk-driver xvfb python3";

/** The path of a Firefox to test in, or undefined. */
export const findFirefox = () =>
  findInstalled({
    setting: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    places: ["/Applications/Firefox.app/Contents/MacOS/firefox", "C:\\Program Files\\Mozilla Firefox\\firefox.exe"],
    packages: ["firefox-esr"],
  });

/** The path of WebKitGTK's WebDriver; undefined also where the screen or the Python is missing that its window needs. */
export const findWebKit = () =>
  findAllInstalled([
    { setting: "WEBKIT_DRIVER", names: ["WebKitWebDriver"], places: [], packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0"] },
    { names: ["Xvfb"], places: [], packages: ["xvfb"] },
    { names: ["python3"], places: [], packages: ["python3"] },
  ])?.[0];
