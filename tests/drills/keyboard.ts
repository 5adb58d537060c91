import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Drilled } from "#tests/drills/drill.ts";
import { findBrowser } from "#tests/support/find-browser.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Walks every page, the back office's too, by Tab alone at every size, measures its text at every size, has axe read it on a phone and on a wide screen, and looks at what it keeps in the browser. `npm test` takes a page of each kind at two sizes. */
export async function drillKeyboard(): Promise<Drilled> {
  const child = spawn(
    process.execPath,
    [`${root}node_modules/@playwright/test/cli.js`, "test", "keyboard", "text-size", "targets", "every-page", "cookie-tables"],
    {
      cwd: root,
      env: { ...process.env, CHROMIUM: findBrowser(), EVERY_SIZE: "1" },
      stdio: "ignore",
    },
  );
  const code = await new Promise<number | null>((done) => child.on("close", done));
  const { stats } = JSON.parse(await readFile(`${root}test-results/journeys.json`, "utf8")) as { stats: { expected: number; unexpected: number } };
  return { figures: { "walks and measures without a fault": stats.expected, "with one": stats.unexpected }, ok: code === 0 && stats.expected > 2 };
}
