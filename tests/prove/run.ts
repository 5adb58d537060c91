import { writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { build } from "#main/build.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { drills } from "#tests/prove/drills.ts";
import { startTestPostgres } from "#tests/support/postgres.ts";

/** A drill that has not ended by then never will. */
const minutesADrill = 30;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean", default: false } } });
const say = (line: string) => process.stdout.write(`${line}\n`);
const words = ({ figures }: Drilled) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(", ");

/** A drill's outcome, also where it broke or did not end. */
async function prove({ run }: (typeof drills)[number], postgres: string): Promise<Drilled> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Drilled>((done) => {
    timer = setTimeout(done, minutesADrill * 60_000, { figures: { "did not end within minutes": minutesADrill }, ok: false });
  });
  const outcome = await Promise.race([run({ postgres, say }), late]).catch((error: Error) => ({ figures: { broke: error.message }, ok: false }));
  clearTimeout(timer);
  return outcome;
}

const chosen = positionals.length > 0 ? drills.filter(({ name }) => positionals.includes(name)) : drills;
if (chosen.length === 0 || (values.write && chosen.length < drills.length)) {
  say(`npm run prove -- [--write] [${drills.map(({ name }) => name).join("] [")}]\n--write only with all of them.`);
  process.exit(1);
}

say(`Proofs at full size: about ${chosen.length === drills.length ? "20 minutes" : "5 minutes each"}.`);
await build({ say });
const postgres = await startTestPostgres();
const proofs: { claim: string; seconds: number; outcome: Drilled }[] = [];
for (const drill of chosen) {
  const began = performance.now();
  const outcome = await prove(drill, postgres.url);
  const seconds = Math.round((performance.now() - began) / 1000);
  proofs.push({ claim: drill.claim, seconds, outcome });
  say(`${outcome.ok ? "ok  " : "FAIL"} ${drill.name} (${seconds} s): ${words(outcome)}`);
}
await postgres.stop();

const failed = proofs.filter(({ outcome }) => !outcome.ok).length;
if (values.write) {
  const day = new Date().toISOString().slice(0, 10);
  const sections = proofs.map(
    ({ claim, seconds, outcome }) =>
      `## ${outcome.ok ? "Holds" : "DOES NOT HOLD"}: ${claim}\n\n| figure | |\n|---|---|\n${Object.entries({ ...outcome.figures, "seconds in all": seconds })
        .map(([name, figure]) => `| ${name} | ${String(figure).replaceAll("|", "\\|")} |`)
        .join("\n")}\n`,
  );
  await writeFile(
    new URL("../../docs/proofs.md", import.meta.url),
    `# Proofs

Written by \`npm run prove -- --write\` on ${day}, on a machine with ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}) and ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.
Each drill is in \`tests/drills\`; \`npm test\` runs the same ones small. A seed replays what a drill chose at random.

${sections.join("\n")}`,
  );
  say("docs/proofs.md is written");
}
say(failed === 0 ? "Every proof holds." : `${failed} of ${proofs.length} proofs do not hold.`);
process.exit(failed === 0 ? 0 : 1);
