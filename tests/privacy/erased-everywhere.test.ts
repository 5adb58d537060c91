import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { undoMinutes } from "#contracts/operator-forms.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { keptByLaw, register } from "#tests/privacy/register.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findInDatabase, findInFiles, readColumns } from "#tests/support/find-planted.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { plantBehindTheDoors, plantByTheDoors, type Somebody, somebody } from "#tests/support/plant-person.ts";
import { databaseAt } from "#tests/support/postgres.ts";

let dataDir: string;
let app: TestApp;
const open = (url?: string, minutesAhead = 0) => openTestApp({ ...(url && { url }), minutesAhead, env: { DATA_DIR: dataDir, STOCK: "10" } });
beforeEach(async () => {
  dataDir = await mkdtemp(`${tmpdir()}/shop-privacy-`);
  app = await open(await createTestDatabase(inject("postgres")));
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const nameOf = (table: string) => table.replace(/_\d{8}$/, "");
const tablesOfNames = Object.entries(register).filter(([, { named }]) => named.length > 0);
const named = new Set(tablesOfNames.flatMap(([table, entry]) => entry.named.map((column) => `${table}.${column}`)));
const days = 24 * 60;

test("every table and every column stands in the register, and nothing else does", async () => {
  const there = new Map([...(await readColumns(app.db))].map(([table, columns]) => [nameOf(table), columns.toSorted()]));
  const written = Object.entries(register).map(([table, entry]) => [table, [...entry.named, ...entry.rest].toSorted()] as const);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(there));
});

/** Plants somebody in every place, their order long since delivered. */
async function plant(person: Somebody) {
  const { email, name, street } = person;
  const reference = await plantByTheDoors(app, person, (url) => app.payCard(url, { email, cardName: name, deliverTo: name, line1: street }));
  await app.dispatch(reference);
  await app.shop.backend.operator.deliverOrder(reference);
  // With the minutes in which “sent” could be undone: the shop is opened again on that very clock.
  app.pass(20 * days - undoMinutes);
  await app.drain();
  await plantBehindTheDoors(app, person, reference);
  await app.call("ask-for-my-data", { email, wish: "copy" });
  await app.call("ask-for-my-data", { email, wish: "erase" });
  await app.drain();
  return reference;
}

async function linkOf({ email }: Somebody, kind: "copy" | "erase") {
  const asked = await app.db.selectFrom("privacy_requests").select("id").where("email", "=", email).where("kind", "=", kind).executeTakeFirstOrThrow();
  return (await makeSecretLink(app.db, { purpose: "your-data", subject: asked.id, at: app.now(), minutes: 60 })).token;
}

/** As `create database … template …`: what a backup of this moment holds. */
async function backUp(url: string) {
  const name = `t_backup_${Math.random().toString(36).slice(2)}`;
  const root = openDatabase(inject("postgres"), { connections: 1 });
  await root.pool.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`);
  await root.db.destroy();
  return databaseAt(inject("postgres"), name);
}

test("whoever calls themselves as a saved view is called takes none of the team's with them", async () => {
  const at = app.now();
  const team = { email: "team@example.com", name: "Somebody", role: "staff", created_at: at, updated_at: at } as const;
  const { id: person_id } = await app.db.insertInto("operator_people").values(team).returning("id").executeTakeFirstOrThrow();
  const view = (name: string, search: string) => ({ id: crypto.randomUUID(), person_id, name, search, status: null, created_at: at });
  await app.db
    .insertInto("saved_views")
    .values([view("Late", ""), view("To London", "london n1"), view("Their orders", "late"), view("Ann Lee's", "")])
    .execute();
  for (const name of ["Late", "London", "Ann Lee"]) {
    const written = { name, email: "late@example.com", topic: "order", message: `A question of ${name}` };
    expect((await app.call("contact-us", written)).status).toBe(200);
  }
  await app.call("ask-for-my-data", { email: "late@example.com", wish: "erase" });
  const asked = await app.db.selectFrom("privacy_requests").select("id").executeTakeFirstOrThrow();
  const { token } = await makeSecretLink(app.db, { purpose: "your-data", subject: asked.id, at: app.now(), minutes: 60 });
  expect((await app.call("erase-my-data", { token })).status).toBe(200);
  await app.drain();
  const left = await app.db.selectFrom("saved_views").select("name").orderBy("name").execute();
  expect(left.map(({ name }) => name)).toEqual(["Late", "To London"]);
});

describe("somebody who stands in every table", () => {
  test("is found in each of them before, and afterwards only where the law wants it; also after an old backup was put back", async () => {
    const person = somebody();
    await plant(person);
    const before = await findInDatabase(app.db, person.words);
    // A column that can hold a name and is not registered as one, or one that nobody planted, fails here.
    expect([...before].filter((place) => !named.has(place))).toEqual([]);
    const planted = new Set([...before].map((place) => place.slice(0, place.lastIndexOf("."))));
    expect(tablesOfNames.map(([table]) => table).filter((table) => !planted.has(table))).toEqual([]);

    const token = await linkOf(person, "erase");
    const { databaseUrl } = app;
    await app.close();
    const backup = await backUp(databaseUrl);
    app = await open(databaseUrl, 20 * days);

    expect((await app.call("erase-my-data", { token })).status).toBe(200);
    app.pass(10);
    await app.drain();
    app.pass(10);
    await app.drain();
    expect([...(await findInDatabase(app.db, person.words))]).toEqual(keptByLaw);
    expect(await findInFiles(dataDir, person.words)).toEqual([]);
    expect(app.logged()).not.toContain(person.words[0]);
    const { state } = await app.shop.backend.readDataRequest(token, app.someCaller());
    expect(state).toBe("erased");
    await app.close();

    app = await open(backup, 20 * days + 20);
    expect(app.shop.erasedAgain).toBe(1);
    // Before the doors opened all of it was gone but the address that the erasure itself works with.
    expect([...(await findInDatabase(app.db, person.words))].filter((place) => place !== "public.erasures.email")).toEqual(keptByLaw);
    await app.drain();
    app.pass(10);
    await app.drain();
    expect([...(await findInDatabase(app.db, person.words))]).toEqual(keptByLaw);
    await app.close();
    app = await open(backup);
    expect(app.shop.erasedAgain).toBe(0);
  });
});
