import { parseArgs } from "node:util";
import { build } from "#main/build.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { drills } from "#tests/prove/drills.ts";
import { type Proof, writeProofs } from "#tests/prove/write-proofs.ts";
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
if (chosen.length < positionals.length || chosen.length === 0) {
  say(`npm run prove -- [--write] [${drills.map(({ name }) => name).join("] [")}]`);
  process.exit(1);
}

say(`Proofs at full size: about ${chosen.length === drills.length ? "20 minutes" : "5 minutes each"}.`);
await build({ say });
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
say(failed === 0 ? "Every proof holds." : `${failed} of ${proofs.length} proofs do not hold.`);
process.exit(failed === 0 ? 0 : 1);
