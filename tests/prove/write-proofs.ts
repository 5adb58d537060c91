import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Drilled } from "#tests/drills/drill.ts";

export type Proof = { name: string; claim: string; seconds: number; outcome: Drilled };

const file = new URL("../../docs/proofs.md", import.meta.url);

/** Seconds that each drill took when it was last written down, by its name. */
export async function readSeconds(): Promise<Map<string, number>> {
  const [, ...sections] = (await readFile(file, "utf8").catch(() => "")).split(/^## /m);
  return new Map(sections.map((text) => [text.slice(0, text.indexOf(":")), Number(/, (\d+) s\.$/m.exec(text)?.[1] ?? Number.NaN)]));
}

const head = `# Proofs

Written by \`npm run prove -- --write\`. Each drill is in \`tests/drills\`; \`npm test\` runs most of them small. A seed replays what a drill chose at random.
`;

function section({ name, claim, seconds, outcome }: Proof) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const rows = Object.entries(outcome.figures).map(([figure, value]) => `| ${figure} | ${String(value).replaceAll("|", "\\|")} |`);
  return `${name}: ${outcome.ok ? "holds" : "DOES NOT HOLD"}\n\n${claim}.\n\n${day}, ${machine}, ${seconds} s.\n\n| figure | |\n|---|---|\n${rows.join("\n")}\n`;
}

/** Writes these proofs into docs/proofs.md, each in the place of its last; answers how many are there now. */
export async function writeProofs(proofs: Proof[]): Promise<number> {
  const [, ...old] = (await readFile(file, "utf8").catch(() => "")).split(/^## /m);
  const sections = new Map(old.map((text) => [text.split(":")[0], `${text.trimEnd()}\n`]));
  for (const proof of proofs) sections.set(proof.name, section(proof));
  await writeFile(file, [head, ...sections.values()].join("\n## "));
  return sections.size;
}
