import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

const isTest = (path: string) => path.endsWith(".test.ts");

/** Tests that stand in a changed file's folder; where there are none, those that import it. What imports the whole shop isn't asked, or every test would run. */
export function testsOf(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const found = changed.flatMap((path) => {
    if (isTest(path)) return [path];
    const beside = [...tests.keys()].filter((test) => dirname(test) === dirname(path));
    return beside.length > 0 ? beside : [...tests].filter(([, text]) => text.includes(`"#${path}"`)).map(([test]) => test);
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
