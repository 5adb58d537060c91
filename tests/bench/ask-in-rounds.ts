import { type Asked, askSteadily } from "#tests/bench/ask-steadily.ts";
import { median } from "#tests/bench/median.ts";

const rounds = 5;
/** Seconds a round lasts, and the same again for the yardstick's. */
const seconds = 5;
/** Seconds until the server is warm. */
const warm = 10;

type Figures = Awaited<ReturnType<typeof askSteadily>>;
const middle = (all: Figures[]) => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  worst: Math.max(...all.map(({ p99 }) => p99)),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
});

/**
 * The middle of five rounds, and the worst round's 99th percentile, in turn with a bare server that writes down one row a request
 * (see bare-writer.ts): a machine whose disk stands still for half a second at times then shows in both, and does not pass for ours.
 */
export async function askInRounds({ origin, yardstick, rate, next }: { origin: string; yardstick: string; rate: number; next: () => Asked }) {
  await askSteadily({ origin, rate, seconds: warm, next });
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await askSteadily({ origin, rate, seconds, next }));
    bare.push(await askSteadily({ origin: yardstick, rate, seconds, next: () => ({ method: "POST", path: "/", body: "a row" }) }));
  }
  return { ...middle(ours), bare: middle(bare) };
}
