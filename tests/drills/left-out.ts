import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findFirefox, findWebKit } from "#tests/browsers/find.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { type JourneySuite, journeysThatWere } from "#tests/support/journey-titles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`${root}node_modules/${program}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  return new Promise<number | null>((done) => child.on("close", done));
}

async function walk(args: string[], env: Record<string, string> = {}) {
  const code = await run("@playwright/test/cli.js", ["test", ...args], { CHROMIUM: findBrowser(), ...env });
  type Results = JourneySuite & { stats: { expected: number; unexpected: number } };
  const { stats, ...walked } = JSON.parse(await readFile(`${root}test-results/journeys.json`, "utf8")) as Results;
  for (const title of journeysThatWere("unexpected", walked)) process.stderr.write(`with a fault: ${title}\n`);
  return { whole: stats.expected, faulty: stats.unexpected, ok: code === 0 };
}

/** Walks the journeys that `npm test` leaves out (`extended` in tests/journeys/support/site.ts). */
export async function drillJourneys(): Promise<Drilled> {
  const { whole, faulty, ok } = await walk(["--grep", "@extended"]);
  return { figures: { "journeys without a fault": whole, "with one": faulty }, ok: ok && whole > 100 };
}

/** Walks every page, the back office's too, by Tab alone at every size, measures its text at every size, has axe read it on a phone and on a wide screen, opens it without script, and looks at what it keeps in the browser. `npm test` takes a page of each kind, at the sizes that leave least room. */
export async function drillKeyboard(): Promise<Drilled> {
  const everySize = { EVERY_SIZE: "1" };
  const { whole, faulty, ok } = await walk(["keyboard", "text-size", "every-page", "cookie-tables"], everySize);
  const figures = { "walks and measures without a fault": whole, "with one": faulty };
  // The other engines, where they are installed, open every page too, and walk what `npm test` leaves to Chromium.
  const engines = [findFirefox() && "firefox.walks", findWebKit() && "webkit.walks"].filter((file) => file !== undefined);
  for (const file of engines) {
    const walked = await run("vitest/vitest.mjs", ["run", file, "--config=tests/browsers/vitest.config.ts"], everySize);
    if (walked !== 0) process.stderr.write(`with a fault: ${file}\n`);
    figures[walked === 0 ? "walks and measures without a fault" : "with one"]++;
  }
  return { figures, ok: ok && whole > 2 && figures["with one"] === 0 };
}

/** Runs the tests beside the code that `npm test` leaves out (`extended` in vitest.config.ts), and those of made-up sequences with so many of them. */
export async function drillTests({ sequences }: { sequences: number }): Promise<Drilled> {
  const results = "test-results/extended.json";
  const files = [".extended.test.ts", "any-sequence.test.ts", "labels-and-orders.test.ts"];
  const code = await run("vitest/vitest.mjs", ["run", ...files, "--reporter=json", `--outputFile=${results}`], {
    EXTENDED: "1",
    PROPERTY_RUNS: String(sequences),
  });
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(root + results, "utf8"));
  return { figures: { "tests that hold": numPassedTests, "that don't": numFailedTests }, ok: code === 0 && numPassedTests > 8 };
}
