import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const isTest = (path: string) => path.endsWith(".test.ts");

/**
 * A changed file's own tests: in its folder those that have its name or import it, else all that stand there; where there are none, those
 * anywhere that import it. Tests that import the whole shop aren't counted as importing it, or every test would run.
 */
export function testsOf(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const found = changed.flatMap((path) => {
    if (isTest(path)) return [path];
    const importing = [...tests].filter(([, text]) => text.includes(`"#${path}"`)).map(([test]) => test);
    const beside = [...tests.keys()].filter((test) => dirname(test) === dirname(path));
    const own = beside.filter((test) => importing.includes(test) || test === path.replace(/\.tsx?$/, ".test.ts"));
    return own.length > 0 ? own : beside.length > 0 ? beside : importing;
  });
  return [...new Set(found)].filter((path) => tests.has(path)).sort();
}

/** Files that differ from the last commit, and the unit tests that they concern. */
export async function findChanged(root: string) {
  const git = async (...args: string[]) => (await promisify(execFile)("git", args, { cwd: root, maxBuffer: 64_000_000 })).stdout.split("\n").filter(Boolean);
  const changed = [
    ...(await git("diff", "--name-only", "--relative", "--diff-filter=d", "HEAD")),
    ...(await git("ls-files", "--others", "--exclude-standard")),
  ];
  const paths = (await git("ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts")).filter(isTest);
  const read = async (path: string) => [path, await readFile(`${root}${path}`, "utf8").catch(() => "")] as const;
  return { changed, tests: testsOf(changed, new Map(await Promise.all(paths.map(read)))) };
}
