import fc from "fast-check";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { bodyLimit, formLimit } from "#server/platform/http/failures.ts";
import { arbitraryInput } from "#tests/drills/arbitrary-input.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { forms, type Place, placesOf } from "#tests/drills/fuzz-forms.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

type Size = DrillNeeds & {
  /** How many of the texts each field is sent. */
  texts: number;
};

/** Milliseconds of processor time that one request may cost more than an ordinary one; a question to an assistant has to be read. */
const most = 20;
const mostOf = (name: string) => (/chat/.test(name) ? 250 : most);
/** Characters that most fields take, so that the text gets past the contract. */
const accepted = 450;
/** The least of so many counts: what else the program does meanwhile is nobody's fault. */
const tries = 10;

const repeat = (unit: string) => (size: number) => unit.repeat(Math.floor(size / Buffer.byteLength(unit)));
/** Two halves, of which the second takes the first apart from within, piece by piece. */
const nest = (before: string, after: string) => (size: number) => {
  const times = Math.floor(size / (before.length + after.length));
  return before.repeat(times) + after.repeat(times);
};
const letters = "eaoitnshrdlucmfwypvbgkjqxz";
/** Words that are none, the same each time. */
const gibberish = (size: number) =>
  Array.from({ length: size }, (_, at) => (at % 9 === 8 ? " " : letters.charAt((at * at * 31 + at * 7) % letters.length))).join("");

/** Texts of about so many bytes that patterns and cleaners have been slow on. */
const texts: ((size: number) => string)[] = [
  nest("d", "ata:"),
  repeat("\u0315\u0323"),
  gibberish,
  repeat("/"),
  repeat("@"),
  repeat(" "),
  nest("javascrip", "t:"),
  (size) => `on${"a".repeat(size - 2)}`,
  repeat("a@a."),
  repeat("\n"),
  repeat("on"),
  repeat("a"),
  repeat("onx="),
  repeat(":"),
  repeat("="),
  repeat("<"),
  repeat("."),
  repeat("-"),
  repeat("1"),
  repeat("1,"),
  repeat(" or "),
  repeat(", and "),
  repeat("how "),
  repeat("£15 "),
  repeat("\u202e"),
  repeat("温"),
  repeat("'"),
  repeat("A_"),
];

type Leaf = { path: string; put(text: string): unknown };

/** Every text in a JSON value, and the value with another in its place. */
function leavesOf(value: unknown, path = "", put: (part: unknown) => unknown = (part) => part): Leaf[] {
  if (typeof value === "string") return [{ path, put }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, path ? `${path}.${key}` : key, (other) =>
      put(Array.isArray(value) ? value.map((one, at) => (String(at) === key ? other : one)) : { ...value, [key]: other }),
    ),
  );
}

/**
 * The least processor time of a few goes, in milliseconds; one is enough where it is little. Of the thread that answers requests, for that is what
 * others wait for; of the whole process where another thread does the work.
 */
async function leastTime(enough: number, act: () => Promise<Response>, usage: (before?: NodeJS.CpuUsage) => NodeJS.CpuUsage = process.threadCpuUsage) {
  let least = Number.POSITIVE_INFINITY;
  for (let go = 0; go < tries && least > enough; go++) {
    const before = usage();
    await (await act()).arrayBuffer();
    const { user, system } = usage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

type Found = {
  requests: number;
  /** The one that came nearest to what it may cost. */
  longest: number;
  allowed: number;
  at: string;
  slow: string[];
};
const note = (found: Found, cost: number, at: string, allowed = most) => {
  found.requests++;
  if (cost / allowed > found.longest / found.allowed) Object.assign(found, { longest: cost, at, allowed });
  if (cost > allowed) found.slow.push(`${at}: ${Math.round(cost)} ms`);
};

async function sendToFunctions(test: TestApp, chosen: typeof texts, found: Found) {
  const send = (name: FunctionName, body: string) =>
    test.request(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": test.newAddress() },
      body,
    });
  for (const name of Object.keys(functions) as FunctionName[]) {
    // One of each kind that the contract describes.
    const inputs = fc.sample(arbitraryInput(functions[name].input as never), { numRuns: 30, seed: 1 });
    const leaves = new Map(inputs.flatMap((input) => leavesOf(input)).map((leaf) => [leaf.path, leaf]));
    for (const { path, put } of leaves.values()) {
      const around = JSON.stringify(put("")).length;
      for (const [at, text] of chosen.entries()) {
        // JSON writes some characters as two.
        let body = JSON.stringify(put(text(bodyLimit - around)));
        if (Buffer.byteLength(body) > bodyLimit) body = JSON.stringify(put(text((bodyLimit - around) / 2)));
        note(found, await leastTime(most, () => send(name, body)), `${name} ${path}, text ${at}`);
        const within = JSON.stringify(put(text(accepted)));
        note(
          found,
          await leastTime(mostOf(name), () => send(name, within), process.cpuUsage),
          `${name} ${path}, text ${at}, as long as it may be`,
          mostOf(name),
        );
      }
    }
  }
}

async function sendToForms(places: Record<string, Place>, chosen: typeof texts, found: Found) {
  for (const [pattern, bodies] of Object.entries(forms)) {
    const { test, path, headers = async () => ({}) } = places[pattern] as Place;
    const own = await headers();
    const send = (fields: URLSearchParams) =>
      test.request(path, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          accept: "text/html,*/*",
          origin: testOrigin,
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": test.newAddress(),
          ...own,
        },
        body: fields.toString(),
      });
    const samples = fc.sample(bodies, { numRuns: 60, seed: 1 }).filter(({ type, body }) => type.endsWith("urlencoded") && typeof body === "string");
    const fields = new URLSearchParams(samples.map(({ body }) => body as string).join("&"));
    const names = [...new Set(fields.keys())].filter((name) => /^[a-z]\w*$/i.test(name));
    const ordinary = await leastTime(0, () => send(new URLSearchParams(names.map((name) => [name, "an ordinary text"]))));
    for (const name of names)
      for (const [at, text] of chosen.entries()) {
        const filled = (size: number) => new URLSearchParams(names.map((one) => [one, one === name ? text(size) : "an ordinary text"]));
        const once = filled(10_000).toString().length / 10_000;
        const body = filled(Math.floor((formLimit - 2_000) / once));
        note(found, (await leastTime(ordinary + most, () => send(body))) - ordinary, `${pattern} ${name}, text ${at}`);
      }
  }
}

/** Every text field of every function and form, filled to the limit of a body with what slow patterns are slow on. */
export async function drillHostileText({ postgres, texts: many }: Size): Promise<Drilled> {
  const renderPage = await loadApp();
  const env = { STOCK: "1000000", LOG_LEVEL: "error" };
  const open = await openTestApp({ renderPage, env, url: await createTestDatabase(postgres) });
  const closed = await openTestApp({ renderPage, env: { ...env, SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" }, url: await createTestDatabase(postgres) });
  const found: Found = { requests: 0, longest: 0, allowed: most, at: "", slow: [] };
  try {
    const chosen = texts.slice(0, many);
    await sendToFunctions(open, chosen, found);
    await sendToForms(await placesOf(open, closed), chosen, found);
    return {
      figures: {
        requests: found.requests,
        "the dearest, ms of processor time": `${Math.round(found.longest)} of ${found.allowed} (${found.at})`,
        [`over ${most} ms`]: found.slow.length === 0 ? 0 : found.slow.slice(0, 20).join(" · "),
      },
      ok: found.slow.length === 0 && found.requests > 500,
    };
  } finally {
    await Promise.all([open.close(), closed.close()]);
  }
}
