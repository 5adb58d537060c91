import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let dataDir: string;
let app: TestApp;
const open = async (env: Record<string, string> = {}) => {
  dataDir = await mkdtemp(`${tmpdir()}/shop-privacy-`);
  app = await openTestApp({ env: { DATA_DIR: dataDir, ...env } });
};
beforeEach(() => open());
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const known = { name: "Ann Lee", email: "ann@example.com" };
const join = (email = known.email) => app.call("mailchimp-subscribe", { name: known.name, email, country: "GB", acceptTerms: true });
const signUps = () => app.db.selectFrom("sign_ups").select("email").execute();

/** The token in the newest mail to an address. */
async function mailedLink(email: string) {
  await app.drain();
  const mail = await app.db.selectFrom("mailbox").selectAll().where("to_address", "=", email).orderBy("id", "desc").executeTakeFirstOrThrow();
  return { mail, token: /\/your-data\/([\w-]+)/.exec(mail.text)?.[1] ?? "" };
}
async function ask(email: string, wish: "copy" | "erase") {
  expect((await app.call("ask-for-my-data", { email, wish })).status).toBe(200);
  return mailedLink(email);
}
const erase = (token: string) => app.call("erase-my-data", { token });
const copy = (token: string) => app.call("copy-my-data", { token });

test("known or not, an address gets the same answer, the same rows and the same mail", async () => {
  await join();
  await app.drain();
  const told = [];
  for (const email of [known.email, "nobody@example.com"]) {
    const before = await countRows(app.db);
    const answer = await app.call("ask-for-my-data", { email, wish: "erase" });
    const after = await countRows(app.db);
    const { mail } = await mailedLink(email);
    const added = Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, Number(rows) - Number((before as Record<string, unknown>)[table])]));
    told.push({ status: answer.status, body: await answer.json(), added, subject: mail.subject, words: mail.text.replaceAll(/[\w-]{30,}/g, "") });
  }
  expect(told[0]).toEqual(told[1]);
});

test("an address is written to three times an hour, from however many places it is asked", async () => {
  for (let times = 0; times < 3; times++) await app.call("ask-for-my-data", { email: known.email, wish: "copy" });
  const fourth = await app.call("ask-for-my-data", { email: known.email, wish: "erase" });
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("looking at a link, however often and in whichever way, does nothing", async () => {
  await join();
  const { token } = await ask(known.email, "erase");
  for (const path of [`/your-data/${token}`, `/your-data/${token}/file`, `/your-data/${token}.data`])
    for (const method of ["GET", "HEAD"]) await app.request(path, { method, headers: { accept: "text/html" } });
  for (let times = 0; times < 3; times++)
    expect(await app.shop.backend.readDataRequest(token, app.someCaller())).toMatchObject({ state: "erase", address: known.email, holding: { onList: true } });
  expect(await signUps()).toEqual([{ email: known.email }]);
});

test("a link does what it was mailed for and nothing else, for one day, and erases once", async () => {
  await join();
  const forCopy = (await ask(known.email, "copy")).token;
  const forEnd = (await ask(known.email, "erase")).token;
  expect((await erase(forCopy)).status).toBe(404);
  expect((await copy(forEnd)).status).toBe(404);
  for (let times = 0; times < 2; times++) {
    const { file_name, data } = (await (await copy(forCopy)).json()) as { file_name: string; data: { about: string; warmth_list: object } };
    expect(file_name).toMatch(/^[a-z]+-your-data-\d{4}-\d\d-\d\d\.json$/);
    expect(data).toMatchObject({ about: known.email, version: 2, warmth_list: { name: known.name } });
    expect(JSON.stringify(data)).not.toContain(forCopy);
  }
  app.pass(24 * 60 + 1);
  expect([(await copy(forCopy)).status, (await erase(forEnd)).status]).toEqual([404, 404]);
  expect(await signUps()).toHaveLength(1);

  const { token } = await ask(known.email, "erase");
  const answers = await Promise.all(Array.from({ length: 8 }, () => erase(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await signUps()).toEqual([]);
  expect(await app.db.selectFrom("erasures").select("asked_by").execute()).toEqual([{ asked_by: "person" }]);
  // Whoever has joined again is not erased by the old link.
  await join();
  expect((await erase(token)).status).toBe(200);
  expect(await signUps()).toHaveLength(1);
});

test("nothing of other people is in a copy: no friend's address, no other order", async () => {
  await join("friend@example.com");
  await join();
  await sql`update sign_ups set referred_by = (select id from sign_ups where email = 'friend@example.com') where email = ${known.email}`.execute(app.db);
  const { token } = await ask(known.email, "copy");
  const text = await (await copy(token)).text();
  expect(text).toContain('"invited_by_a_friend":true');
  expect(text).not.toContain("friend@example.com");
});

test("wrong and forged links tell nothing", async () => {
  for (const token of ["x".repeat(32), "0".repeat(22), `${"a".repeat(31)}_`]) {
    expect((await erase(token)).status).toBe(404);
    expect((await copy(token)).status).toBe(404);
  }
  const { token } = await makeSecretLink(app.db, { purpose: "order", subject: crypto.randomUUID(), at: app.now(), minutes: 5 });
  expect((await erase(token)).status).toBe(404);
  expect((await erase("short")).status).toBe(400);
});

test("while the site is closed, a mailed link and its button pass the gate, and the page that asks does not", async () => {
  await app.close();
  await open({ SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" });
  await app.db
    .insertInto("privacy_requests")
    .values({ id: "00000000-0000-4000-8000-00000000abcd", email: known.email, kind: "copy", asked_at: app.now() })
    .execute();
  const { token } = await makeSecretLink(app.db, { purpose: "your-data", subject: "00000000-0000-4000-8000-00000000abcd", at: app.now(), minutes: 60 });
  const headers = { accept: "text/html", origin: testOrigin, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  const page = await app.request(`/your-data/${token}`, { headers });
  expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([200, expect.stringContaining("no-store"), "none"]);
  expect((await app.request(`/your-data/${token}/file`, { method: "POST", headers, body: "" })).status).toBe(200);
  expect((await app.request("/your-data", { headers })).status).toBe(403);
  expect((await app.request(`/your-data/${"x".repeat(32)}`, { headers })).status).toBe(403);
});

test("a mailing list that the shop no longer uses is asked by the owner, who is told the address until they have", async () => {
  await app.db.insertInto("vendor_calls").values({ vendor: "mailchimp", outcome: "worked", at: app.now(), words: null }).execute();
  const { operator } = app.shop.backend;
  const id = await operator.erasePerson(known.email);
  await app.drain();
  app.pass(6);
  await app.drain();
  const [erasure] = await operator.listErasures();
  expect(erasure?.endedAt).not.toBeNull();
  expect(erasure?.manualTasks).toMatchObject([{ holder: "list", vendor: "mailchimp", subject: known.email }]);
  for (let times = 0; times < 2; times++) await operator.completeErasureTask(id, known.email);
  expect((await operator.listErasures())[0]).toMatchObject({ manualTasks: [] });
  const { rows } = await sql`select subject from erasure_tasks`.execute(app.db);
  expect(JSON.stringify(rows)).not.toContain(known.email);
});
