import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { type Site, startSite } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { guesses: number };
type Answer = { success?: boolean; blocked_until?: string; error?: { code: string } };

const password = "Warm hands, cold sea";
/** Wrong passwords that an address may try before it is blocked. */
const limit = 5;
const atOnce = 500;

/** What a guesser sends: an X-Forwarded-For of their own each time, to which the proxy in front adds where it really came from. */
async function guess({ origin }: Site, typed: string, number: number): Promise<Answer> {
  const answer = await fetch(`${origin}/functions/v1/verify-site-access`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `198.51.${number % 256}.${(number >> 8) % 256}, 203.0.113.7` },
    body: JSON.stringify({ password: typed }),
  });
  return (await answer.json()) as Answer;
}

const count = (sites: readonly Site[], words: string) => sites.reduce((sum, site) => sum + site.output().split(words).length - 1, 0);

/** A guesser at a closed site, many at once over two processes; the right password is among the guesses, after the limit. */
export async function drillGuesses({ postgres, guesses }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const env = { DATABASE_URL: url, SITE_ACCESS: "password", SITE_PASSWORD: password, TRUSTED_PROXIES: "1", LOG_LEVEL: "warn" };
  const sites = await Promise.all([startSite(env, { seconds: 120 }), startSite(env, { seconds: 120 })]);
  const answers: Answer[] = [];
  try {
    const [one, two] = sites;
    for (let first = 1; first < guesses; first += atOnce) {
      const crowd = Array.from({ length: Math.min(atOnce, guesses - first) }, (_, index) => first + index);
      answers.push(...(await Promise.all(crowd.map((number) => guess(number % 2 ? one : two, `guess ${number}`, number)))));
      // Not looked at either, once the limit is reached.
      if (first === 1) answers.push(await guess(two, password, 0));
    }
    await Promise.all(sites.map((site) => site.stop()));
    const figures = {
      guesses,
      "hashes evaluated": count(sites, "a wrong password") + count(sites, "the right password"),
      "let in": answers.filter(({ success }) => success).length,
      "told to wait": answers.filter(({ blocked_until }) => blocked_until).length,
      "other answers": answers.filter(({ error }) => error).length,
    };
    return {
      figures,
      ok: figures["hashes evaluated"] === limit && figures["let in"] === 0 && figures["other answers"] === 0,
    };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}
