import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groupLaunch, healthPage } from "#content/site/back-office/health.ts";
import { stateOfBackup, stateOfDisk } from "#server/modules/back-office/health.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { readSeen } from "#tests/support/read-text.ts";

/** A country service that answers what the test wants. */
let answers = 200;
const service = createServer((_, response) => response.writeHead(answers).end("GB"));
const secret = "whsec_not0to0be0seen0anywhere";
/** Its port is one where nobody is, once it is closed. */
const gone = createServer();
const portOf = (server: typeof gone) => new Promise<number>((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
let test: TestApp;
let cookie: string;

beforeAll(async () => {
  const [port, closed] = await Promise.all([portOf(service), portOf(gone)]);
  gone.close();
  const env = {
    DATA_DIR: tmpdir(),
    GEO_URL: `http://127.0.0.1:${port}/in-${secret}`,
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_not0to0be0seen0either",
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_URL: `http://127.0.0.1:${closed}`,
    DAILY_GEO_CALLS: "50",
  };
  test = await openTestApp({ renderPage: await loadApp(), env });
  const { url } = await test.shop.backend.operator.makeLink();
  const opened = await test.shop.backend.door.openSession(url.split("/").at(-1) ?? "", test.someCaller());
  cookie = `__Host-operator=${opened?.token}`;
}, 60_000);
afterAll(async () => {
  await test.close();
  service.close();
});

async function read() {
  const answer = await test.request("/operator/health", { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain("not0to0be0seen");
  const parts = [...html.matchAll(/<li><div class="card[^>]*>(.*?)<\/dl>/gs)].map(([, part = ""]) => readSeen(part).replaceAll(/\s+/g, " ").trim());
  const part = (title: string) => parts.find((text) => text.startsWith(title)) ?? "";
  return { html, parts, part };
}
const readLater = (title: string, words: string) => expect.poll(async () => (await read()).part(title), { timeout: 5_000 }).toContain(words);
const locate = () => test.call("get-user-location", {}, { "x-forwarded-for": "8.8.8.8" });
const states = Object.values(healthPage.inWords);
const orderOf = (parts: string[]) => parts.map((text) => states.findIndex((words) => text.includes(` ${words} `)));

describe("a shop that has just begun", () => {
  it("says of each part how it fares, the most worrying first", async () => {
    const { parts, part } = await read();
    expect(parts).toHaveLength(12);
    const order = orderOf(parts);
    expect(order).toEqual(order.toSorted());
    expect(order).not.toContain(-1);
    expect(part("Payments")).toMatch(/Fine Stripe. It hasn't been used yet. Last worked: never Last failed: never It last called us: never/);
    expect(part("Email")).toMatch(/Fine Every email stays in the Mailbox here.* Setting: MAIL_DELIVERY=local Today's emails: 0 of 2,000/);
    expect(part("Database")).toMatch(/Fine .* Size: \d+ MB Connections: \d+ of \d+ PostgreSQL: \d+/);
    expect(part("Background tasks")).toMatch(/Fine .* Failed: 0/);
    // Specimens aren't counted: they cost nothing.
    expect(part("Shipping labels")).not.toContain("Today's");
    expect(part("Disk space")).toMatch(/Free: \S+ [GM]B of \S+ [GM]B/);
    expect(part("The program")).toMatch(/Version \d+\.\d+\.\d+, running since \d+/);
    expect(part("Backups")).toMatch(/Have a look The database is elsewhere/);
  });

  it("lists what's missing before real customers, each by the place where it's mended", async () => {
    const { html } = await read();
    const text = readSeen(html);
    expect(text).toMatch(/content\/company\.ts: \d+ things/);
    expect(text).toContain("The VAT number is missing");
    expect(text).toMatch(/In the settings: \d+ things/);
    expect(text).toContain("STRIPE_SECRET_KEY is a test key");
    expect(text).toContain("npm run launch-check");
  });
});

describe("a vendor", () => {
  it("is fine once it has answered, broken once it fails, and fine again", async () => {
    await locate();
    await readLater("Location", "Fine Your country service is answering.");
    expect((await read()).part("Location")).toMatch(/Today's questions to the country service: 1 of 50/);
    answers = 503;
    await locate();
    await readLater("Location", "Broken Your country service: the last call failed.");
    const { parts, part } = await read();
    expect(part("Location")).toContain("it had a fault of its own (status 503)");
    expect(orderOf(parts)[0]).toBe(0);
    answers = 200;
    await locate();
    await readLater("Location", "Fine");
  });

  it("that turns our key away is said to, with what to do", async () => {
    answers = 401;
    await locate();
    await readLater("Location", "it rejected our key or password (status 401)");
    expect((await read()).part("Location")).toContain("Ask your developer to check GEO_URL");
    answers = 200;
    await locate();
  });

  it("that can't be reached is said to be, with the error's code alone", async () => {
    await test.startCheckout();
    await readLater("Payments", "it couldn't be reached (ECONNREFUSED)");
  });

  it("is written of once a minute at most while it stays as it is", async () => {
    const at = () =>
      test.db.selectFrom("vendor_calls").select("at").where("vendor", "=", "country-service").where("outcome", "=", "worked").executeTakeFirstOrThrow();
    test.pass(2);
    await locate();
    const first = await expect
      .poll(async () => (await at()).at.getTime() > test.now().getTime() - 60_000)
      .toBe(true)
      .then(at);
    await locate();
    await locate();
    expect(await at()).toEqual(first);
  });

  it("whose webhook is called without its signature is worth a look", async () => {
    const sent = await test.request("/webhooks/stripe", { method: "POST", body: "{}", headers: { "x-forwarded-for": test.newAddress() } });
    expect(sent.status).toBe(403);
    expect((await read()).part("Payments")).toMatch(/It last called us: never A call was refused: \d+ /);
  });

  it("whose day is used up is worth a look, with the setting that says how much", async () => {
    const day = test.now().toISOString().slice(0, 10);
    await test.db
      .insertInto("daily_quotas")
      .values({ quota: "geo-calls", day, used: 50 })
      .onConflict((same) => same.columns(["quota", "day"]).doUpdateSet({ used: 50 }))
      .execute();
    expect((await read()).part("Location")).toMatch(/Have a look .*ask your developer for a higher DAILY_GEO_CALLS.*50 of 50, used up/);
  });
});

describe("tasks", () => {
  it("that failed for good come with the way to where they're retried", async () => {
    const { boss } = test.shop.queue;
    const id = await boss.send("send-mail", { mail: "owner-dead-job", about: "0", key: "k" }, { retryLimit: 0 });
    await boss.fetch("send-mail");
    await boss.fail("send-mail", id ?? "", { message: "it was no use" });
    const { html, part } = await read();
    expect(part("Background tasks")).toMatch(
      /Broken 1 task failed, and we've stopped trying\. The failed task is on the overview, with the reason for it\..*then press “Try again” there/,
    );
    expect(html).toContain('href="/operator#dead-jobs"');
  });

  it("that wait for hours are broken too", async () => {
    await test.shop.backend.operator.retryAllJobs();
    test.pass(3 * 60);
    expect((await read()).part("Background tasks")).toMatch(/Broken .*ask your developer whether the worker is running/);
  });
});

describe("backups", () => {
  it("of a day are fine, of days worth a look, of more than a week broken; without any, broken too", () => {
    const hours = (count: number) => count * 3_600_000;
    expect([12, 49, 51, 167, 169].map((count) => stateOfBackup(hours(count)))).toEqual(["fine", "fine", "look", "look", "broken"]);
    expect(stateOfBackup(null)).toBe("broken");
  });

  it("are said with their size, and when they were tried", async () => {
    await test.db.insertInto("backups").values({ at: test.now(), bytes: 12_300_000 }).execute();
    expect((await read()).part("Backups")).toMatch(/Last taken: \d+ .* Size: 12 MB Restore last tested: \d+ /);
  });
});

it("a disk is worth a look before it's full", () => {
  const gigabyte = 1e9;
  expect([40, 4, 1, 0.4].map((free) => stateOfDisk(free * gigabyte, 50 * gigabyte))).toEqual(["fine", "fine", "look", "broken"]);
  expect(stateOfDisk(40 * gigabyte, 1_000 * gigabyte)).toBe("look");
});

it("what's missing goes where it's mended", () => {
  expect(groupLaunch(["The VAT number is missing (content/company.ts)", "PUBLIC_ORIGIN is not https", "“tbd” still appears on /, /faq"])).toEqual([
    { where: "content/company.ts", lines: ["The VAT number is missing"] },
    { where: "In the settings", lines: ["PUBLIC_ORIGIN is not https"] },
    { where: "In the words of pages and emails", lines: ["“tbd” still appears on /, /faq"] },
  ]);
});
