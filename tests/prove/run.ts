import { parseArgs } from "node:util";
import { build } from "#main/build.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { drills } from "#tests/prove/drills.ts";
import { type Proof, readSeconds, writeProofs } from "#tests/prove/write-proofs.ts";
import { startTestPostgres } from "#tests/support/postgres.ts";

/** A drill that has not ended by then never will. */
const minutesADrill = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, list: { type: "boolean", default: false } },
});
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

const last = await readSeconds();
const took = (name: string) => (last.get(name) ? `${last.get(name)} s the last time` : "never written down");
if (values.list) {
  for (const { name, claim } of drills) say(`${name} (${took(name)})\n    ${claim}`);
  process.exit(0);
}

const chosen = positionals.length > 0 ? drills.filter(({ name }) => positionals.includes(name)) : drills;
if (chosen.length < positionals.length || chosen.length === 0) {
  say(`npm run prove -- [--list] [--write] [${drills.map(({ name }) => name).join("] [")}]`);
  process.exit(1);
}

const minutes = Math.ceil(chosen.reduce((seconds, { name }) => seconds + (last.get(name) ?? 300), 0) / 60);
say(`Proofs at full size: about ${minutes} minute${minutes === 1 ? "" : "s"}.`);
process.env.BUILT_INPUTS = await build({ say });
const postgres = await startTestPostgres();
const proofs: Proof[] = [];
for (const drill of chosen) {
  const began = performance.now();
  const outcome = await prove(drill, postgres.url);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (outcome.skipped) {
    say(`SKIP ${drill.name}: ${outcome.skipped}`);
    continue;
  }
  proofs.push({ name: drill.name, claim: drill.claim, seconds, outcome });
  say(`${outcome.ok ? "ok  " : "FAIL"} ${drill.name} (${seconds} s): ${words(outcome)}`);
}
await postgres.stop();

const failed = proofs.filter(({ outcome }) => !outcome.ok).length;
if (values.write) {
  const proved = await writeProofs(proofs);
  say(`docs/proofs.md is written: ${proved} proofs`);
}
const skipped = chosen.length - proofs.length;
say(
  `${failed === 0 ? `${proofs.length} proofs hold` : `${failed} of ${proofs.length} proofs do not hold`}${skipped > 0 ? `, ${skipped} SKIPPED: see above` : ""}.`,
);
process.exit(failed === 0 ? 0 : 1);
