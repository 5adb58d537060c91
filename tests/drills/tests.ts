import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Drilled } from "#tests/drills/drill.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const results = "test-results/extended.json";

/** Runs the tests that `npm test` leaves out (`extended` in vitest.config.ts), and those of made-up sequences with so many of them. */
export async function drillTests({ sequences }: { sequences: number }): Promise<Drilled> {
  const files = [".extended.test.ts", "any-sequence.test.ts", "labels-and-orders.test.ts"];
  const args = ["run", ...files, "--reporter=json", `--outputFile=${results}`];
  const env = { ...process.env, EXTENDED: "1", PROPERTY_RUNS: String(sequences) };
  const child = spawn(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, ...args], { cwd: root, env, stdio: "ignore" });
  const code = await new Promise<number | null>((done) => child.on("close", done));
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(root + results, "utf8"));
  return { figures: { "tests that hold": numPassedTests, "that don't": numFailedTests }, ok: code === 0 && numPassedTests > 8 };
}
