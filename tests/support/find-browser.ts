import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function search() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of names) {
    const { status, stdout } = spawnSync(process.platform === "win32" ? "where" : "which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.split("\n")[0]?.trim();
  }
  return places.find((place) => existsSync(place));
}

/** Debian's own package; only root can. */
function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write("Installing Chromium for the journeys …\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], { stdio: ["ignore", "ignore", "inherit"], env });
}

/** The path of a Chromium to test in: found, or installed where that is possible. */
export function findBrowser(): string {
  const found = search();
  if (found) return found;
  installOnDebian();
  const installed = search();
  if (installed) return installed;
  throw new Error(
    "The journeys need Chromium, and none was found. Install Chromium or Chrome, or set CHROMIUM to its path; on Debian and Ubuntu: sudo apt-get install chromium",
  );
}
