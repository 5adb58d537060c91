import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { changesPath } from "#contracts/changes.ts";
import { roles } from "#contracts/sign-in.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp;
const opened: { cancel(): Promise<void> }[] = [];
beforeAll(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.cancel();
  await expect.poll(listening, { timeout: 5_000 }).toBe(0);
});
afterAll(() => test.close());

/** Connections that listen, of this test's database. */
const listening = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'shop changes'`.execute(test.db);
  return rows[0]?.count;
};

async function join(role: (typeof roles)[number] = "owner") {
  const { operator, door } = test.shop.backend;
  const { url } = await operator.invitePerson(`${randomUUID()}@example.com`, role);
  const entry = await door.acceptInvitation(url.split("/").at(-1) ?? "", { name: "Olive", password: "kettle under grey rain" }, test.someCaller());
  return entry?.token ?? "";
}

const ask = (token: string, init: RequestInit = {}) =>
  test.request(changesPath, { ...init, headers: { cookie: `__Host-operator=${token}`, "x-forwarded-for": test.newAddress() } });

/** Opens a stream and waits until the shop listens for it; answers how to read on: the next words, or null at its end. */
async function openStream(token: string) {
  const answer = await ask(token);
  expect(answer.status).toBe(200);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  opened.push(reader);
  const read = async () => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  expect(await read()).toBe("retry: 3000\n\n");
  await expect.poll(async () => (await test.db.selectFrom("change_watch").select("until").executeTakeFirst())?.until !== undefined).toBe(true);
  await expect.poll(listening).toBe(1);
  return { answer, read };
}

async function payOrder() {
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  await test.drain();
}

/** Reads until these areas were named. */
async function hears(read: () => Promise<string | null>, ...areas: string[]) {
  const missing = new Set(areas);
  while (missing.size > 0) {
    const words = await read();
    if (words === null) throw new Error(`it ended before ${[...missing].join()}`);
    for (const [, area] of words.matchAll(/^data: (\w+)$/gm)) missing.delete(area ?? "");
  }
}

it.each(roles)("tells %s within a second that an order was placed, and then that it was paid; a message too", async (role) => {
  const { answer, read } = await openStream(await join(role));
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await hears(read, "orders", "stock");
  await test.payCard(url);
  await test.drain();
  const paid = performance.now();
  await hears(read, "orders");
  expect(performance.now() - paid).toBeLessThan(1_000);
  await test.call("contact-us", { name: "Ann Lee", email: "ann@example.com", topic: "other", message: `Hello ${randomUUID()}?` });
  await hears(read, "messages");
});

it("tells of whatever an owner sees", async () => {
  const { read } = await openStream(await join());
  await test.shop.backend.operator.adjustStock(1, "a test");
  await hears(read, "stock");
  await test.call("mailchimp-subscribe", { name: "Ada Frost", email: `${randomUUID()}@example.com`, country: "GB", acceptTerms: true });
  await hears(read, "list");
  await test.db.insertInto("operator_alerts").values({ order_id: null, kind: "a-test", detail: "", at: test.now() }).execute();
  await hears(read, "alerts");
});

it("the database says nothing of it while nobody watches", async () => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await client.query("listen shop_changed");
  const heard: (string | undefined)[] = [];
  const end = new Promise((done) => client.on("notification", ({ payload }) => heard.push(payload) && payload === "end" && done(null)));
  for (const until of ["now() - interval '1 second'", "now() + interval '1 minute'"]) {
    await client.query(`insert into change_watch (until) values (${until}) on conflict (only_one) do update set until = excluded.until`);
    await client.query("insert into operator_alerts (kind, detail, at) values (gen_random_uuid()::text, '', now())");
    await client.query("select pg_notify('shop_changed', 'then')");
  }
  await client.query("select pg_notify('shop_changed', 'end')");
  await end;
  expect(heard).toEqual(["then", "alerts", "then", "end"]);
  await client.end();
});

it("is one connection for all who watch, and none without them", async () => {
  expect(await listening()).toBe(0);
  const token = await join();
  for (let window = 0; window < 6; window++) await openStream(token);
  expect(await listening()).toBe(1);
  const seventh = await ask(token);
  expect(seventh.status).toBe(429);
  await seventh.body?.cancel();
  await openStream(await join());
  await opened.shift()?.cancel();
  await openStream(token);
});

it("says to whoever joins others that anything may have changed since their page was read", async () => {
  const first = await openStream(await join());
  await hears(first.read, "all");
  const second = await openStream(await join());
  await hears(second.read, "all");
});

it("goes on from where its page was read: it says what has changed since, and nothing where nothing has; all, where nobody knows", async () => {
  const own = await openTestApp({ renderPage: async (_, { caller }) => new Response(caller.heard) });
  const { url } = await own.shop.backend.operator.makeLink();
  const session = await own.shop.backend.door.openSession(new URL(url).pathname.split("/").at(-1) ?? "", own.someCaller());
  const get = (path: string) => own.request(path, { headers: { cookie: `__Host-operator=${session?.token}`, "x-forwarded-for": own.newAddress() } });
  /** The first words that such a stream says. */
  const follow = async (since: string) => {
    const reader = ((await get(`${changesPath}?since=${since}`)).body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    return async () => new TextDecoder().decode((await reader.read()).value);
  };
  const mark = await (await get("/operator")).text();
  const first = await follow(mark);
  await own.shop.backend.operator.adjustStock(1, "a test");
  expect(await first()).toBe("data: stock\n\n");
  const late = await follow(mark);
  expect(await late()).toBe("data: stock\n\n");
  const another = await follow(mark.replace(/\w/, "x"));
  expect(await another()).toBe("data: all\n\n");
  const newest = await follow(await (await get("/operator")).text());
  await own.db.insertInto("operator_alerts").values({ order_id: null, kind: "a-test", detail: "", at: own.now() }).execute();
  expect(await newest()).toBe("data: alerts\n\n");
  await own.close();
});

it("isn't for those without a session, and ends with it: nothing more is told", async () => {
  expect((await test.request(changesPath)).status).toBe(403);
  const token = await join();
  const { read } = await openStream(token);
  await hears(read, "all");
  await test.shop.backend.door.closeSession(token);
  await payOrder();
  expect(await read()).toBe(null);
  expect((await ask(token)).status).toBe(403);
});

it("a HEAD is answered, and holds nothing", async () => {
  const token = await join();
  for (let times = 0; times < 7; times++) expect((await ask(token, { method: "HEAD" })).status).toBe(200);
  expect(await listening()).toBe(0);
});

it("says that anything may have changed as it begins to listen, and again after the database was away", async () => {
  const { read } = await openStream(await join());
  await hears(read, "all");
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'shop changes'`.execute(test.db);
  await hears(read, "all");
  await payOrder();
  await hears(read, "orders");
});

it("ends at once when the process stops, also one that is opened after that", async () => {
  const own = await openTestApp();
  const link = await own.shop.backend.operator.makeLink();
  const session = await own.shop.backend.door.openSession(new URL(link.url).pathname.split("/").at(-1) ?? "", own.someCaller());
  const request = () => own.request(changesPath, { headers: { cookie: `__Host-operator=${session?.token}` } });
  const before = (await request()).text();
  await own.shop.changes.close();
  expect(await before).toBe("retry: 3000\n\n");
  expect(await (await request()).text()).toBe("retry: 3000\n\n");
  await own.close();
});
