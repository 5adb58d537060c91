import fc from "fast-check";
import * as v from "valibot";
import { failures } from "#contracts/failure.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { arbitraryBody } from "#tests/drills/arbitrary-input.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

type Size = DrillNeeds & { runs: number; seed?: number };

const headers = fc.record(
  {
    "idempotency-key": fc.oneof(fc.stringMatching(/^[\w-]{1,70}$/), fc.constantFrom("x".repeat(300), "null")),
    cookie: fc.constantFrom("checkout=x", "operator="),
  },
  { requiredKeys: [] },
);

/** What the body says, or undefined where it is not JSON. */
function parse(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** The answer is the function's own, or the failure table's with words for a person; a refusal names no reason that is untrue. */
async function judge(name: FunctionName, body: string | Uint8Array, answer: Response) {
  const said = (await answer.json()) as { error?: { code: keyof typeof failures; message: string } };
  if (answer.status === 200) {
    if (!v.is(functions[name].output, said)) throw new Error(`an answer off the contract: ${JSON.stringify(said)}`);
    if (body.length > 0 && !v.is(functions[name].input, parse(body))) throw new Error("took what the contract refuses");
    return;
  }
  const { code, message } = said.error ?? {};
  if (!code || !message || failures[code].status !== answer.status) throw new Error(`not in the failure table: ${answer.status} ${JSON.stringify(said)}`);
  if (answer.status >= 500) throw new Error(`${answer.status} ${code}`);
}

async function fuzzOne(test: TestApp, name: FunctionName, { runs, seed }: { runs: number; seed: number }) {
  const counts: Record<number, number> = {};
  const property = fc.asyncProperty(arbitraryBody(functions[name].input as never), headers, async (body, more) => {
    // A cookie would make it a browser's request, which then says where it comes from.
    const same = more.cookie ? { "sec-fetch-site": "same-origin" } : {};
    const answer = await test.request(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": test.newAddress(), ...same, ...more },
      body: body as BodyInit,
    });
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    await judge(name, body, answer);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed, endOnFailure: runs > 1_000 });
  const why = failed ? `${name}: ${(errorInstance as Error)?.message} for ${JSON.stringify(counterexample).slice(0, 400)}` : null;
  return { counts, why };
}

/** Every function with inputs made from its contract: valid, nearly valid and hostile. */
export async function drillFuzz({ postgres, runs, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const test = await openTestApp({ url: await createTestDatabase(postgres), env: { STOCK: "1000000", LOG_LEVEL: "error" } });
  try {
    const statuses: Record<number, number> = {};
    const broken: string[] = [];
    for (const name of Object.keys(functions) as FunctionName[]) {
      const { counts, why } = await fuzzOne(test, name, { runs, seed });
      for (const [status, count] of Object.entries(counts)) statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
      if (why) broken.push(why);
    }
    const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const disagree = sum(await checkBooks(test.db));
    return {
      figures: {
        seed,
        functions: Object.keys(functions).length,
        "inputs a function": runs,
        answers: answered.join(", "),
        "5xx or off the contract": broken.length === 0 ? 0 : broken.join(" · "),
        "books that disagree": disagree,
      },
      ok: broken.length === 0 && disagree === 0,
    };
  } finally {
    await test.close();
  }
}
