import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockout as limits } from "#contracts/verify-site-access.ts";
import { tidy } from "#server/modules/privacy/retention.ts";
import { createLockout } from "#server/platform/limits/lockout.ts";
import { makeSecretLink, readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

const tidyNow = () => tidy(fixture.needs)({});
const links = async () => (await fixture.db.selectFrom("secret_links").select("subject").orderBy("subject").execute()).map(({ subject }) => subject);

test("removes links a week after their end, and none that still opens", async () => {
  const make = (subject: string, minutes: number) => makeSecretLink(fixture.db, { purpose: "order", subject, at: fixture.now(), minutes });
  await make("short", 10);
  const { token } = await make("long", 30 * 24 * 60);
  fixture.pass(10 + 7 * 24 * 60);
  await tidyNow();
  expect(await links()).toEqual(["long", "short"]);
  fixture.pass(1);
  await tidyNow();
  expect(await links()).toEqual(["long"]);
  expect(await readSecretLink(fixture.db, "order", token, fixture.now())).toBeDefined();
});

test("removes counters that have ended, and forgives nobody early", async () => {
  const limit = { times: 1, minutes: 15 };
  const { throttle } = fixture.needs;
  await throttle(["a", limit]);
  fixture.pass(14);
  await throttle(["b", limit]);
  await tidyNow();
  await expect(throttle(["a", limit])).rejects.toMatchObject({ code: "too-many" });
  fixture.pass(1);
  await tidyNow();
  expect(await fixture.db.selectFrom("rate_limits").select("key").execute()).toHaveLength(1);
  await expect(throttle(["b", limit])).rejects.toMatchObject({ code: "too-many" });
});

test("forgets a wrong password with its limit, and a block a day after its end", async () => {
  const lockout = createLockout({ db: fixture.db, secret: "a secret", now: fixture.now });
  const kept = async () => (await fixture.db.selectFrom("access_lockouts").select("wrong").execute()).map(({ wrong }) => wrong);
  await lockout.countAttempt("once");
  for (let wrong = 0; wrong < limits.times; wrong++) await lockout.countAttempt("guesses");
  expect((await kept()).sort()).toEqual([1, limits.times]);
  fixture.pass(limits.minutes);
  await tidyNow();
  expect(await kept()).toEqual([limits.times]);
  fixture.pass(24 * 60 + 1);
  await tidyNow();
  expect(await kept()).toEqual([]);
});

test("keeps the newest 10,000 mails of the local mailbox", async () => {
  await sql`insert into mailbox (key, to_address, from_address, subject, text, html, headers, at)
    select n::text, 'a@b.example', 'c@d.example', n::text, '', '', '{}', now() from generate_series(1, 10003) as n`.execute(fixture.db);
  await tidyNow();
  const { rows } = await sql<{ kept: string; oldest: number }>`select count(*) as kept, min(subject::int) as oldest from mailbox`.execute(fixture.db);
  expect(rows).toEqual([{ kept: "10000", oldest: 4 }]);
  await tidyNow();
  expect((await sql<{ kept: string }>`select count(*) as kept from mailbox`.execute(fixture.db)).rows).toEqual([{ kept: "10000" }]);
});

test("forgets who never confirmed within a year, also where they cancelled that, who left six years ago, and nobody else", async () => {
  const person = { name: "Ann", country: "GB", marketing: false, source: "/warmth-list" };
  const longAgo = new Date(fixture.now().getTime() - 366 * 86_400_000);
  const ages = new Date(fixture.now().getTime() - 2_193 * 86_400_000);
  await fixture.db
    .insertInto("sign_ups")
    .values([
      { ...person, id: randomUUID(), email: "never@b.example", status: "pending", referral_code: "AAAAAAAA", created_at: longAgo, mailed_at: longAgo },
      { ...person, id: randomUUID(), email: "lately@b.example", status: "pending", referral_code: "BBBBBBBB", created_at: longAgo, mailed_at: fixture.now() },
      { ...person, id: randomUUID(), email: "there@b.example", status: "confirmed", referral_code: "CCCCCCCC", created_at: longAgo, mailed_at: longAgo },
      ...["left-long-ago", "left-lately", "cancelled", "cancelled-lately", "typed-again"].map((name, n) => ({
        ...person,
        id: randomUUID(),
        email: `${name}@b.example`,
        // Whoever has left may be entered again by anybody.
        status: name === "typed-again" ? ("pending" as const) : ("unsubscribed" as const),
        referral_code: `DDDDDDD${n}`,
        created_at: ages,
        mailed_at: ages,
      })),
    ])
    .execute();
  const idOf = async (name: string) =>
    (await fixture.db.selectFrom("sign_ups").select("id").where("email", "=", `${name}@b.example`).executeTakeFirstOrThrow()).id;
  const consent = { wording: "1", choices: JSON.stringify({ terms: true, marketing: false }), source: "/", at: longAgo, intent: null };
  await fixture.db
    .insertInto("consents")
    .values([
      { ...consent, sign_up: await idOf("left-lately"), act: "confirmed" },
      { ...consent, sign_up: await idOf("left-lately"), act: "left" },
      { ...consent, sign_up: await idOf("cancelled"), act: "left" },
      { ...consent, sign_up: await idOf("cancelled-lately"), act: "left", at: fixture.now() },
      { ...consent, sign_up: await idOf("typed-again"), act: "confirmed" },
    ])
    .execute();
  await tidyNow();
  expect((await fixture.db.selectFrom("sign_ups").select("email").orderBy("email").execute()).map(({ email }) => email)).toEqual([
    "cancelled-lately@b.example",
    "lately@b.example",
    "left-lately@b.example",
    "there@b.example",
    "typed-again@b.example",
  ]);
});
