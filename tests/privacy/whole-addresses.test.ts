import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { email as emailField } from "#contracts/fields.ts";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { addressesIn, readAddresses, withoutPerson } from "#server/modules/privacy/addresses.ts";
import { copyConversations, copyEmails } from "#server/modules/privacy/copy.ts";
import { eraseFromDatabase } from "#server/modules/privacy/erase-from-database.ts";
import { countHolding } from "#server/modules/privacy/requests.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 });
const isAddress = (text: string) => v.is(emailField, text);
const address = fc
  .tuple(word, fc.constantFrom("gmail.com", "example.co", "mail.example"))
  .map(([name, host]) => `${name}@${host}`)
  .filter(isAddress);

/** What makes another address of one when it stands before it, or after it. */
const before = fc.oneof(
  word,
  word.chain((name) => fc.constantFrom(".", "+", "-", "_", "'", "=", "&", "/", "%").map((mark) => name + mark)),
  fc.constantFrom("+", "-", "_", "'", "*", "!", "#"),
);
const after = fc.oneof(
  fc.constantFrom("m", "uk", "-x.org", "0.net"),
  fc.constantFrom("uk", "org", "x.net").map((end) => `.${end}`),
);
/** Two addresses of two people, of which the second holds the first. */
const pair = address.chain((inner) =>
  fc
    .oneof(
      before.map((text) => text + inner),
      after.map((text) => inner + text),
      fc.tuple(before, after).map(([front, end]) => front + inner + end),
    )
    .filter((outer) => isAddress(outer) && outer !== inner)
    .map((outer) => ({ inner, outer })),
);

/** A turn whose words somebody agreed to keep. */
const keptWords = {
  worded_by: "local" as const,
  outcome: "unknown" as const,
  assistant: "product" as const,
  thumb: null,
  wording: "a wording",
  passages: [] as string[],
};

/** How people write an address down. */
const frames: ((address: string) => string)[] = [
  (at) => at,
  (at) => `It's ${at}.`,
  (at) => `Write to ${at}, please`,
  (at) => `(${at})`,
  (at) => `me:${at};`,
  (at) => `mailto:${at}?subject=x`,
  (at) => `“${at}”`,
  (at) => `My address is ${at}!\nThanks`,
  (at) => `…${at}…`,
  (at) => `${at}...`,
  (at) => `我的邮箱是${at}谢谢`,
  (at) => at.toUpperCase(),
];
const frame = fc.constantFrom(...frames);

describe("an address in somebody's words", () => {
  test("is found whole, however it is written down", () => {
    fc.assert(
      fc.property(address, frame, (one, write) => {
        expect([...addressesIn(write(one))]).toEqual([one]);
      }),
      { numRuns: 1_000 },
    );
    for (const mark of ["'", "*", "**", "_", "`"]) expect([...addressesIn(`see ${mark}ann@example.com${mark} there`)]).toEqual(["ann@example.com"]);
  });

  test("is not found in one that holds it", () => {
    fc.assert(
      fc.property(pair, frame, ({ inner, outer }, write) => {
        const found = addressesIn(write(outer));
        expect([found.has(outer), found.has(inner)]).toEqual([true, false]);
      }),
      { numRuns: 2_000 },
    );
    for (const words of ["éson@gmail.com", "son@gmail.comé", "ann@son@gmail.com", "жson@gmail.com", "𝒶son@gmail.com"])
      expect(addressesIn(words).has("son@gmail.com"), words).toBe(false);
  });

  test("is looked for in time that grows with the words alone", () => {
    const most = 32_768;
    for (const unit of ["a", "@", "a@", ".", "'", "a@a.", "@a'"]) {
      const words = unit.repeat(most / unit.length);
      const began = process.cpuUsage();
      addressesIn(words);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1_000, unit).toBeLessThan(1_000);
    }
  });
});

test("of a report that stays, the person's own address and name go, and no part of another word does", () => {
  const words = "Al (al@example.com) and jal@example.com: also, Alan told AL’s wife. al@example.com.";
  expect(withoutPerson(words, { email: "al@example.com", name: "Al" })).toBe(
    "[erased] ([erased]) and jal@example.com: also, Alan told [erased]’s wife. [erased].",
  );
  expect(withoutPerson("Ann  Lee wrote from son@gmail.com; jackson@gmail.com", { email: "son@gmail.com", name: "Ann Lee" })).toBe(
    "[erased] wrote from [erased]; jackson@gmail.com",
  );
  expect(withoutPerson("我是李明，请看", { email: "li@example.com", name: "李明" })).toBe("我是[erased]，请看");
});

test("the database looks for an address in words only for those who then read them", () => {
  const files = globSync("{server,main}/**/*.ts").filter((path) => /strpos\(|position\(\$|\bi?like\s+(?:\$\{`%|'%)/i.test(readFileSync(path, "utf8")));
  expect(files.length).toBeGreaterThan(2);
  const reader = join("server", "modules", "privacy", "addresses.ts");
  expect(files.filter((path) => path !== reader && !readFileSync(path, "utf8").includes("#server/modules/privacy/addresses.ts"))).toEqual([]);
});

describe("of two people, one of whose addresses holds the other's", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const tables = ["answers", "messages", "mailbox", "bounces"] as const;

  /** What somebody wrote, was answered and received, and what told the owner of them. */
  async function plant(email: string, write: (address: string) => string) {
    const { db } = app;
    const at = app.now();
    const conversation = randomUUID();
    const said = { ...keptWords, conversation, at };
    await db
      .insertInto("answers")
      .values([
        { ...said, id: randomUUID(), question: write(email), reply: `We write to ${email}.` },
        { ...said, id: randomUUID(), question: "I've got eczema", reply: "See a doctor first." },
      ])
      .execute();
    const message = { kind: "contact", name: "Jack", email, details: { topic: "other", message: write(email) }, suspect: false } as const;
    const { id } = await saveEnquiry(db, message, at);
    const mail = { from_address: "shop@shop.example", subject: "A message", html: "", headers: "{}", at };
    await db
      .insertInto("mailbox")
      .values([
        { ...mail, key: `message-received:${id}`, to_address: email, text: `We have your message, ${email}` },
        { ...mail, key: `owner-message:${id}`, to_address: "owner@shop.example", headers: JSON.stringify({ "Reply-To": email }), text: write(email) },
        { ...mail, key: `owner-dead-job:${randomUUID()}`, to_address: "owner@shop.example", text: `550 <${email}> unknown` },
      ])
      .execute();
    await db
      .insertInto("bounces")
      .values({ key: `message-received:${id}`, mail: "message-received", about: id, code: 550, at })
      .execute();
    await app.shop.queue.sendJob(db, "tidy", {}, { startAfter: new Date(at.getTime() + 365 * 86_400_000) });
    await sql`update pgboss.job set output = ${JSON.stringify({ message: `550\n${write(email)}` })}::jsonb`.execute(db);
  }

  async function look() {
    const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(app.db)));
    const { rows: jobs } = await sql`select id, output from pgboss.job order by id`.execute(app.db);
    return JSON.stringify([...rows.map((one) => one.rows), jobs]);
  }

  async function erase(email: string) {
    const { db } = app;
    const at = app.now();
    const erasure = randomUUID();
    await db.insertInto("erasures").values({ id: erasure, person: "a hash", email, asked_by: "owner", asked_at: at }).execute();
    await db.transaction().execute((tx) => eraseFromDatabase(tx, { id: erasure, email, before: at, at, list: "local" }));
  }

  async function empty() {
    for (const table of [...tables, "erasures"] as const) await sql`delete from ${sql.table(table)}`.execute(app.db);
    await sql`delete from pgboss.job`.execute(app.db);
  }

  test("the one is told nothing of the other, and their erasure touches nothing of theirs", async () => {
    await fc.assert(
      fc.asyncProperty(pair, frame, async ({ inner, outer }, write) => {
        await empty();
        await plant(outer, write);
        const { db } = app;
        expect(await copyConversations(db, inner)).toEqual([]);
        expect(await copyEmails(db, inner)).toEqual({ sent: [], refused_by_your_mail_server: [] });
        expect(await countHolding(db, inner, app.now())).toMatchObject({ messages: 0, emails: 0, conversations: 0 });
        const there = await look();
        await erase(inner);
        expect(await look()).toBe(there);

        expect((await copyConversations(db, outer)).map((turns) => turns.length)).toEqual([2]);
        expect(await countHolding(db, outer, app.now())).toMatchObject({ messages: 1, emails: 1, conversations: 1 });
        await erase(outer);
        expect((await look()).toLowerCase()).not.toContain(outer);
        expect(await look()).not.toContain("eczema");
      }),
      { numRuns: 40 },
    );
  });

  test("what others were answered is nobody else's: an address in a reply, or in another person's message, gives its owner nothing", async () => {
    await empty();
    const { db } = app;
    const at = app.now();
    const said = { ...keptWords, at };
    await db
      .insertInto("answers")
      .values({ ...said, id: randomUUID(), conversation: randomUUID(), question: "How do I reach you?", reply: "Write to hello@example.co." })
      .execute();
    const message = { kind: "contact", name: "Jack", email: "jack@example.com", details: { message: "I wrote to hello@example.co" }, suspect: false } as const;
    const { id } = await saveEnquiry(db, message, at);
    await db
      .insertInto("mailbox")
      .values({
        key: `owner-message:${id}`,
        to_address: "owner@shop.example",
        from_address: "shop@shop.example",
        subject: "A message",
        text: "I wrote to hello@example.co",
        html: "",
        headers: JSON.stringify({ "Reply-To": "jack@example.com" }),
        at,
      })
      .execute();
    const there = await look();
    expect(await copyConversations(db, "hello@example.co")).toEqual([]);
    expect((await countHolding(db, "hello@example.co", at)).conversations).toBe(0);
    await erase("hello@example.co");
    expect(await look()).toBe(there);
  });

  test("who is known by nothing but a conversation is found again after a backup was put back", async () => {
    await empty();
    const said = { ...keptWords, at: app.now() };
    const ids = { id: randomUUID(), conversation: randomUUID() };
    await app.db
      .insertInto("answers")
      .values({ ...said, ...ids, question: "I'm Kim@Example.com.", reply: "Hello." })
      .execute();
    expect(await readAddresses(app.db)).toContain("kim@example.com");
  });

  test("a conversation in which two addresses were written is nobody's as a whole: each has the turns that name theirs", async () => {
    await empty();
    const { db } = app;
    const conversation = randomUUID();
    const said = { ...keptWords, conversation };
    const questions = ["I'm jack@example.com", "I've got eczema", "Tell kim@example.com too"];
    await db
      .insertInto("answers")
      .values(
        questions.map((question, index) => ({ ...said, id: randomUUID(), question, reply: "Thanks.", at: new Date(app.now().getTime() - 1_000 + index) })),
      )
      .execute();
    const asked = async (email: string) => (await copyConversations(db, email)).flat().map(({ question }) => question);
    expect(await asked("kim@example.com")).toEqual([questions[2]]);
    expect(await asked("jack@example.com")).toEqual([questions[0]]);
    await erase("kim@example.com");
    const left = await db.selectFrom("answers").select("question").orderBy("at").execute();
    expect(left.map(({ question }) => question)).toEqual([questions[0], questions[1], null]);
    // Who else wrote there is forgotten, and not that somebody else may have.
    expect(await asked("jack@example.com")).toEqual([questions[0]]);
  });
});
