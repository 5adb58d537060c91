import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findFirefox, findWebKit } from "#tests/browsers/find.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { findBrowser } from "#tests/support/find-browser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Walks every page, the back office's too, by Tab alone at every size, measures its text at every size, has axe read it on a phone and on a wide screen, opens it without script, and looks at what it keeps in the browser. `npm test` takes a page of each kind at two sizes. */
export async function drillKeyboard(): Promise<Drilled> {
  const run = async (program: string, args: string[]) => {
    const child = spawn(process.execPath, [`${root}node_modules/${program}`, ...args], {
      cwd: root,
      env: { ...process.env, CHROMIUM: findBrowser(), EVERY_SIZE: "1" },
      stdio: "ignore",
    });
    return new Promise<number | null>((done) => child.on("close", done));
  };
  const code = await run("@playwright/test/cli.js", ["test", "keyboard", "text-size", "every-page", "cookie-tables"]);
  const { stats } = JSON.parse(await readFile(`${root}test-results/journeys.json`, "utf8")) as { stats: { expected: number; unexpected: number } };
  const figures = { "walks and measures without a fault": stats.expected, "with one": stats.unexpected };
  // Every page wakes in the other engines too, where they are installed.
  const engines = [findFirefox() && "firefox.walks", findWebKit() && "webkit.walks"].filter((file) => file !== undefined);
  for (const file of engines) {
    const walked = await run("vitest/vitest.mjs", ["run", file, "--config=tests/browsers/vitest.config.ts", "--testNamePattern=wake"]);
    figures[walked === 0 ? "walks and measures without a fault" : "with one"]++;
  }
  return { figures, ok: code === 0 && stats.expected > 2 && figures["with one"] === 0 };
}
