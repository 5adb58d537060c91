import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const isTest = (path: string) => path.endsWith(".test.ts");

/** What's read as text, or quoted, by what no import leads to, and the test that holds it. */
const heldBy: [path: RegExp, test: string][] = [
  [/^content\/(?:knowledge\/|site\/faq\.ts$)/, "content/assistant/read-knowledge.test.ts"],
  [/^content\/health\/examples\.md$/, "server/modules/assistant/health.test.ts"],
  [/^(?:README\.md$|docs\/)|\/README\.md$/, "tests/docs.test.ts"],
];

/** What the tests of the built pages import: each waits for tests/support/need-build.ts. */
const readsBuild = /"#tests\/support\/(?:load-app|need-build|open-mailed-app|read-built-pages|read-form-routes)\.ts"/;

/**
 * A changed file's own tests: in its folder those that have its name or import it, else all that stand there; where there are none, those
 * anywhere that import it. Tests that import the whole shop aren't counted as importing it, or every test would run.
 */
export function testsOf(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const found = changed.flatMap((path) => {
    if (isTest(path)) return [path];
    const holding = heldBy.filter(([which]) => which.test(path)).map(([, test]) => test);
    const importing = [...tests].filter(([, text]) => text.includes(`"#${path}"`)).map(([test]) => test);
    const beside = [...tests.keys()].filter((test) => dirname(test) === dirname(path));
    const own = beside.filter((test) => importing.includes(test) || test === path.replace(/\.tsx?$/, ".test.ts"));
    return [...holding, ...(own.length > 0 ? own : beside.length > 0 ? beside : importing)];
  });
  return [...new Set(found)].filter((path) => tests.has(path)).sort();
}

/**
 * The files that differ from the last commit, or where none does those that it changed, and the unit tests that they concern. `since`: what they're compared
 * with; `needingBuild`: those of the tests that read the built pages. What was removed isn't among the files.
 */
export async function findChanged(root: string) {
  const git = async (...args: string[]) => (await promisify(execFile)("git", args, { cwd: root, maxBuffer: 64_000_000 })).stdout.split("\n").filter(Boolean);
  const changedSince = (commit: string) => git("diff", "--name-only", "--relative", "--no-renames", commit);
  const untracked = await git("ls-files", "--others", "--exclude-standard");
  const edited = [...(await changedSince("HEAD")), ...untracked];
  const since = edited.length > 0 ? "HEAD" : "HEAD~1";
  // The very first commit has none before it.
  const different = edited.length > 0 ? edited : await changedSince("HEAD~1").catch(() => []);
  const changed = different.filter((path) => existsSync(`${root}${path}`));
  const paths = (await git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts")).filter(isTest);
  const read = async (path: string) => [path, await readFile(`${root}${path}`, "utf8").catch(() => "")] as const;
  const texts = new Map(await Promise.all(paths.map(read)));
  const tests = testsOf(changed, texts);
  return { since, changed, tests, needingBuild: tests.filter((test) => readsBuild.test(texts.get(test) ?? "")) };
}
