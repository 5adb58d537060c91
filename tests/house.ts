import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

type Source = { path: string; lines: number; imports: ReadonlySet<string> };
type Figure = { what: string; is: number; target: string; holds: boolean };

const isTest = (path: string) => /\.(test|journey|walks)\.tsx?$/.test(path);

/** Every TypeScript file that git knows, with the files of ours that it imports. Those that Node or a worker starts by path have no importer. */
function readSources(): Source[] {
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return tracked.map((path) => {
    const text = readFileSync(`${root}${path}`, "utf8");
    const imports = new Set([...text.matchAll(/(?:from|import\(?)\s*"#([^"]+)"/g)].map(([, target = ""]) => target));
    return { path, lines: text.split("\n").length - 1, imports };
  });
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How a folder stands against the figures below, and those given. Steps of the database's history aren't counted: they only ever grow. */
function look(folder: "server" | "app", targets: { files: number; lines?: number }): Figure[] {
  const sources = readSources();
  const own = sources.filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path) && !path.includes("/migrations/"));
  const importers = new Map<string, number>();
  for (const { path, imports } of sources) if (!isTest(path)) for (const target of imports) importers.set(target, (importers.get(target) ?? 0) + 1);
  const lines = own.map((source) => source.lines);
  const middle = median(lines);
  const small = own.filter(({ path, lines }) => lines < 25 && importers.get(path) === 1);
  const long = own.filter(({ lines }) => lines > 300);
  const total = lines.reduce((sum, one) => sum + one, 0);
  if (process.argv.includes("--list")) for (const { path, lines } of [...long, ...small]) process.stdout.write(`  ${lines}\t${path}\n`);
  return [
    { what: "files", is: own.length, target: `≤ ${targets.files}`, holds: own.length <= targets.files },
    { what: "median of lines", is: middle, target: "60 to 120", holds: middle >= 60 && middle <= 120 },
    { what: "files of more than 300 lines", is: long.length, target: "0", holds: long.length === 0 },
    { what: "files of under 25 lines with one importer", is: small.length, target: "≤ 10", holds: small.length <= 10 },
    { what: "lines", is: total, target: targets.lines === undefined ? "" : `≤ ${targets.lines}`, holds: total <= (targets.lines ?? total) },
  ];
}

// What was measured last, so that whoever adds to it looks first for what can go.
for (const [folder, targets] of [
  ["server", { files: 222, lines: 21_712 }],
  ["app", { files: 320 }],
] as const) {
  process.stdout.write(`${folder}/\n`);
  for (const { what, is, target, holds } of look(folder, targets))
    process.stdout.write(`  ${holds ? "ok  " : "not "} ${what.padEnd(44)}${String(is).padStart(7)}   ${target}\n`);
}
