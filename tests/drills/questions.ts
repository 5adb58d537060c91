import { setTimeout as wait } from "node:timers/promises";
import { limits } from "#contracts/assistant.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & {
  /** Questions that one customer of a network has in flight. */ atOnce: number /** What somebody else asks beside them. */;
  ordinary: number;
};

/** Milliseconds that an ordinary question waits at most: a turn of the other's, and its own. */
const most = 500;
const letters = "eaoitnshrdlucmfwypvbgkjqxz";
/** Words that are none, of five letters, as many as a question holds: each is looked for among all that we know. */
const gibberish = (seed: number) =>
  Array.from({ length: 500 }, (_, at) => (at % 6 === 5 ? " " : letters.charAt((seed + at * at * 31 + at * 7 * seed) % letters.length))).join("");

/** One customer's network asks the dearest questions without end, many at once; beside it somebody asks ordinary ones, one after the other. */
export async function drillQuestions({ postgres, atOnce, ordinary }: Size): Promise<Drilled> {
  const env = { DATABASE_URL: await createTestDatabase(postgres), TRUSTED_PROXIES: "1", LOG_LEVEL: "error" };
  const site = await startSite(env, { seconds: 120 });
  const ask = async (question: string, address: string) => {
    const began = performance.now();
    const answer = await fetch(`${site.origin}/functions/v1/product-chatbot`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ message: question }),
      signal: AbortSignal.timeout(60_000),
    });
    await answer.arrayBuffer();
    return { ms: performance.now() - began, status: answer.status };
  };
  const asOthers = async (group: number) => {
    const answers = [];
    for (let at = 0; at < ordinary; at++)
      answers.push(await ask(["Is it waterproof?", "can i use it on my feet", "how much is it"][at % 3] ?? "", `10.${group}.${at >> 8}.${at & 255}`));
    return { longest: Math.max(...answers.map(({ ms }) => ms)), failed: answers.filter(({ status }) => status !== 200).length };
  };
  let over = false;
  let asked = 0;
  let answered = 0;
  async function askWithoutEnd() {
    while (!over) {
      // Whoever has used up one of their addresses takes another, of the 65,536 that they have.
      const { status } = await ask(gibberish(++asked), `2001:db8:1:${Math.floor(asked / limits.address.times).toString(16)}::1`);
      if (status === 200) answered++;
      else await wait(250);
    }
  }
  try {
    await asOthers(0);
    const alone = await asOthers(1);
    const crowd = Array.from({ length: atOnce }, askWithoutEnd);
    const beside = await asOthers(2);
    over = true;
    await Promise.all(crowd);
    return {
      figures: {
        "questions of one network at once": atOnce,
        "the dearest questions asked": asked,
        "of which answered": answered,
        "ordinary questions beside it": ordinary,
        "ordinary ones without an answer": alone.failed + beside.failed,
        "longest wait alone, ms": Math.round(alone.longest),
        "longest wait beside it, ms": `${Math.round(beside.longest)} of ${most}`,
      },
      ok: alone.failed + beside.failed === 0 && beside.longest < most && answered > 0,
    };
  } finally {
    over = true;
    await site.stop();
  }
}
