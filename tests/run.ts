import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "#main/build.ts";
import { findFirefox, findWebKit, withoutFirefox, withoutWebKit } from "#tests/browsers/find.ts";
import { findChanged } from "#tests/changed.ts";
import { judgeKept } from "#tests/logs/judge-kept.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { journeysThatWere } from "#tests/support/journey-titles.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const keptLogs = `${root}test-results/logs`;
// Of what's run here, and of its own PostgreSQL, whose module reads this as it's loaded.
process.env.KEPT_LOGS = keptLogs;
const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = (path: string) => `${root}node_modules/${path}`;

type Counts = {
  passed: number;
  failed: number;
  /** Names of tests that could not be run here. */
  skipped?: string[];
  /** Names of those that passed only at the second go. */
  flaky?: string[];
};
/** `hint`: what to do where it fails. */
type Step = { name: string; program: string; args: string[]; env?: Record<string, string>; count?: () => Promise<Counts>; hint?: string };

/** Runs one step; its words are shown where it failed, or at the end. */
async function run({ name, program, args, env = {}, count, hint }: Step): Promise<Counts> {
  const began = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...env, FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counted = count ? await count().catch(() => ({ passed: 0, failed: 1 })) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  process.stdout.write(`${code === 0 ? "ok  " : "FAIL"} ${name} (${counted.passed} passed, ${counted.failed} failed, ${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${Buffer.concat(output)}\n${hint ? `${hint}\n\n` : ""}`);
  return counted;
}

type VitestResults = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

async function countVitest(file: string): Promise<Counts> {
  const results = JSON.parse(await readFile(`${root}${file}`, "utf8")) as VitestResults;
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests || results.numFailedTestSuites,
    skipped: tests.filter(({ status }) => status !== "passed" && status !== "failed").map(({ fullName }) => fullName),
    // What went wrong at the first go stays written down.
    flaky: tests.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0).map(({ fullName }) => fullName),
  };
}

async function countPlaywright(): Promise<Counts> {
  const results = JSON.parse(await readFile(`${root}test-results/journeys.json`, "utf8"));
  const { expected, flaky, unexpected } = results.stats;
  return { passed: expected + flaky, failed: unexpected, flaky: journeysThatWere("flaky", results) };
}

const inSequence = async (steps: Step[]) => {
  const all: Counts[] = [];
  for (const step of steps) all.push(await run(step));
  return all;
};

const walksIn = (engine: string, file: string, env: Record<string, string>): Step => ({
  name: `walks in ${engine}`,
  program: bin("vitest/vitest.mjs"),
  args: [
    "run",
    file,
    "--config=tests/browsers/vitest.config.ts",
    "--retry=1",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=test-results/${file}.json`,
  ],
  env,
  count: () => countVitest(`test-results/${file}.json`),
});

const biome = (...paths: string[]): Step => ({
  name: "lint",
  program: bin("@biomejs/biome/bin/biome"),
  args: ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...paths],
  hint: "To mend what can be mended without a person: npx biome check --write",
});
const routeTypes = { name: "route types", program: bin("@react-router/dev/bin.cjs"), args: ["typegen"] };
/** Several checkers would each look through what all need: twice the work. What was checked and hasn't changed isn't checked again. */
const types = (project: string): Step => ({
  name: "types",
  program: bin("typescript/bin/tsc"),
  args: ["-p", project, "--checkers", "1", "--incremental", "--tsBuildInfoFile", `node_modules/.cache/types${project.replace(/\W+/g, "-")}.tsbuildinfo`],
});
const aside = ".react-router/aside";

/**
 * Copies the route types, and writes a project that reads the copy: where pages are made beforehand a build empties their folder and writes it anew,
 * and whoever read it meanwhile would find none. Not in test-results, which Playwright empties as it begins.
 */
async function setTypesAside() {
  await rm(root + aside, { recursive: true, force: true });
  await cp(`${root}.react-router/types`, `${root}${aside}/types`, { recursive: true });
  const project = {
    extends: "../../tsconfig.json",
    compilerOptions: { rootDirs: ["../..", "./types"] },
    include: ["../../**/*.ts", "../../**/*.tsx", "./types/**/*"],
    exclude: ["../../node_modules", "../../build", "../../build.*", "../../.data"],
  };
  await writeFile(`${root}${aside}/tsconfig.json`, JSON.stringify(project));
}

const unit = (name: string, file: string, ...args: string[]): Step => ({
  name,
  program: bin("vitest/vitest.mjs"),
  args: ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=test-results/${file}.json`, ...args],
  count: () => countVitest(`test-results/${file}.json`),
});

await rm(`${root}test-results`, { recursive: true, force: true });
await mkdir(`${root}test-results`);

if (process.argv.includes("--changed")) {
  const { since, changed, tests, needingBuild } = await findChanged(root);
  if (since !== "HEAD") say(`Nothing differs from the last commit, so this tries what it changed: ${changed.length} files since ${since}.`);
  // Before the types are looked at: a build writes them anew.
  if (needingBuild.length > 0) process.env.BUILT_INPUTS = await build({ say });
  const lanes = await Promise.all([
    inSequence([...(changed.length > 0 ? [biome(...changed)] : []), routeTypes, types(".")]),
    inSequence(tests.length > 0 ? [unit("unit tests of what changed", "unit", "--maxWorkers=2", ...tests)] : []),
  ]);
  process.exit(lanes.flat().every(({ failed }) => failed === 0) ? 0 : 1);
}

const browser = findBrowser();
const firefox = findFirefox();
const webkit = findWebKit();
const { startTestPostgres } = await import("#tests/support/postgres.ts");
const unused: Step = { name: "unused code", program: bin("knip/bin/knip.js"), args: ["--no-progress"] };
/** These need no build, which leaves them half of the processor. */
const checks = (async () => {
  const counts = await inSequence([biome(), routeTypes]);
  await setTypesAside();
  return [...counts, ...(await inSequence([types(aside), unused]))];
})();
const [postgres, inputs] = await Promise.all([startTestPostgres(), build({ say })]);
// One for all that follows: to make it and its template takes each of them seconds.
process.env.TEST_POSTGRES = postgres.url;
// For tests/support/need-build.ts.
process.env.BUILT_INPUTS = inputs;

const missing = [...(firefox ? [] : [{ name: "walks in Firefox", why: withoutFirefox }]), ...(webkit ? [] : [{ name: "walks in WebKit", why: withoutWebKit }])];
/** In parts, so that neither lane ends long before the other. */
const parts = [1, 2, 3].map((part) => unit(`unit and conformance, part ${part} of 3`, `unit-${part}`, "--retry=1", `--shard=${part}/3`));
const waiting = [
  ...parts,
  ...(firefox ? [walksIn("Firefox", "firefox.walks", { FIREFOX: firefox })] : []),
  ...(webkit ? [walksIn("WebKit", "webkit.walks", { WEBKIT_DRIVER: webkit })] : []),
];
const takeWaiting = async () => {
  const counts: Counts[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) counts.push(await run(next));
  return counts;
};

// Two cores, two lanes, each of which takes the next that waits.
const journeys = inSequence([
  { name: "journeys", program: bin("@playwright/test/cli.js"), args: ["test"], env: { CHROMIUM: browser }, count: countPlaywright },
]);
const lanes = await Promise.all([checks, journeys].flatMap((lane) => [lane, lane.then(takeWaiting)]));

await postgres.stop();
const kept = await judgeKept(keptLogs);
process.stdout.write(
  `${kept.why.length === 0 ? "ok  " : "FAIL"} nothing of anybody in the logs (${kept.lines} lines of ${kept.processes} processes, ${kept.canaries} things typed)\n`,
);
for (const why of kept.why) process.stdout.write(`  ${why}\n`);
lanes.push([{ passed: kept.why.length === 0 ? 1 : 0, failed: kept.why.length === 0 ? 0 : 1 }]);

const total = lanes.flat().reduce((sum, counts) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }));
const skipped = lanes.flat().flatMap((counts) => counts.skipped ?? []);
const flaky = lanes.flat().flatMap((counts) => counts.flaky ?? []);
if (!existsSync(`${root}test-results/journeys.json`)) total.failed += 1;
for (const { name, why } of missing) process.stdout.write(`SKIP ${name}: ${why}\n`);
for (const name of skipped) process.stdout.write(`SKIP ${name}\n`);
for (const name of flaky) process.stdout.write(`FLAKY, passed at the second go: ${name}\n`);
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}${missing.map(({ name }) => `, the ${name} skipped`).join("")}\n`,
);
process.exit(total.failed === 0 ? 0 : 1);
