import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { build } from "#main/build.ts";
import { type Figures, findImperfect, medianFigures, type Report, readFigures } from "#tests/lighthouse/figures.ts";
import { installLighthouse, version } from "#tests/lighthouse/install-lighthouse.ts";
import { describeFigures, judge, withOlderRows } from "#tests/lighthouse/judge.ts";
import { measurePage } from "#tests/lighthouse/measure-page.ts";
import { startOverTls } from "#tests/lighthouse/serve-over-tls.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { isPublic, isVariant, readBuiltPages } from "#tests/support/read-built-pages.ts";
import { writeSection } from "#tests/support/write-section.ts";

/** `npm run lighthouse [-- /path … | --all] [--runs=5] [--write]`: the median of a page's runs, against what we want of every page. Pages not asked for keep their rows. */
const runs = Number(process.argv.find((argument) => argument.startsWith("--runs="))?.slice(7) ?? 5);
const say = (line: string) => process.stdout.write(`${line}\n`);

const chosen = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const { command, certificates } = await installLighthouse();
const needs = { command, chromium: findBrowser() };
await build({ say });
const everyPage = async () => (await readBuiltPages()).filter((page) => isPublic(page) && !isVariant(page)).map(({ path }) => path);
const paths = process.argv.includes("--all") ? await everyPage() : chosen.length > 0 ? chosen : ["/"];
say(`${paths.length} ${paths.length === 1 ? "page" : "pages"}, ${runs} runs each; a run takes about 15 seconds.`);

const site = await startOverTls(certificates);
const measured: { path: string; figures: Figures }[] = [];
let short = false;
try {
  for (const path of paths) {
    const reports: Report[] = [];
    // As somebody found it before: a page is packed as hard as it goes once it was asked for.
    await fetch(site.local + path);
    while (reports.length < runs) reports.push(await measurePage(site.origin + path, needs));
    const figures = medianFigures(reports.map(readFigures));
    measured.push({ path, figures });
    const complaints = judge(path, figures);
    short ||= complaints.length > 0;
    say(`\n${path}\n${complaints.length > 0 ? `  falls short: ${complaints.join("; ")}` : "  all that is wanted"}`);
    const imperfect = new Map(reports.flatMap(findImperfect).map((found) => [found.id, found]));
    for (const { category, weight, words } of imperfect.values()) say(`  ${category}, ${weight === 0 ? "advice" : `weight ${weight}`}: ${words}`);
  }
} finally {
  await site.close();
}

const table = describeFigures(measured);
say(`\n${table}`);
if (process.argv.includes("--write")) {
  const day = new Date().toISOString().slice(0, 10);
  const file = new URL("../../docs/performance.md", import.meta.url);
  const whole = process.argv.includes("--all") ? table : withOlderRows(table, await readFile(file, "utf8"));
  await writeSection(
    file,
    "lighthouse",
    `## As a visitor's phone sees it

Written by \`npm run lighthouse -- ${process.argv.slice(2).join(" ")}\` on ${day}: Lighthouse ${version}, its default mobile configuration (simulated slow 4G and a
processor four times slower), against the built site served as in production, over HTTP/2 and TLS; the median of ${runs} runs, on a machine with ${cpus().length} cores. Blocking time grows
with whatever else that machine is doing; a row stands until its page is measured again. Sizes are as sent, on a first visit, and wanted of the home page.

${whole}
`,
  );
  say("docs/performance.md is written");
}
process.exit(short ? 1 : 0);
