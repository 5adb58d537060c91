import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import type { Role } from "#contracts/sign-in.ts";
import { followPrice } from "#server/modules/orders/prices.ts";
import { followSale } from "#server/modules/orders/sales.ts";
import { londonDay } from "#server/platform/dates.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { offer, offerOf } from "#tests/support/offer.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

let test: TestApp;
const cookies: Partial<Record<Role, string>> = {};
const days = 24 * 60;
const dayIn = (count: number) => londonDay(new Date(test.now().getTime() + count * days * 60_000));

async function enterAs(role: Role) {
  cookies[role] = await test.signInAs(role, { name: "Sam", email: `${role}${test.now().getTime()}@example.com` });
}

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  for (const role of ["owner", "staff", "accountant"] as const) await enterAs(role);
}, 60_000);
afterAll(() => test.close());

const read = async (path: string, cookie = "") => {
  const answer = await test.request(path, { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } });
  const html = await answer.text();
  return { status: answer.status, html, seen: readSeen(html).replaceAll(/\s+/g, " ") };
};
const office = (path = "/operator/price", role: Role = "owner") => read(path, cookies[role] ?? "");
const press = (fields: Record<string, string>, path = "/operator/price", role: Role = "owner") => postForm(test, path, fields, { cookie: cookies[role] ?? "" });

/** What the pages from memory say, as the server loads them once it knows the price. */
async function readBuilt() {
  const files = await loadPages({}, test.config);
  const read = (path: string) => new TextDecoder().decode(files.get(path)?.plain.body);
  return Object.assign(read, { pages: [...files.keys()].filter((path) => !path.startsWith("/assets/") && /\/[^.]*$|\.(?:data|txt|xml)$/.test(path)) });
}
const ask = async () => ((await (await test.call(`${brand.slug}-chatbot`, { message: "how much is it" })).json()) as { reply: string }).reply;

async function placeOrder(agreed: string) {
  const { cookie, stamp } = await test.openCheckout();
  const answer = await test.call("start-checkout", { agreedToTerms: true, offer: agreed, stamp }, { origin: "https://shop.example", cookie });
  return { status: answer.status, body: (await answer.json()) as { url: string; error?: { message: string } } };
}

describe("a price from a day on", () => {
  let old: { reference: string; id: string };

  it("is shown before it counts, then set once, with who set it; what is wrong stands beside its field", async () => {
    const { url } = (await placeOrder(offer)).body;
    await test.payCard(url, { email: "ann@example.com", cardName: "Ann Lee" });
    await test.drain();
    old = await test.db.selectFrom("orders").select(["reference", "id"]).executeTakeFirstOrThrow();

    const from = dayIn(10);
    const preview = (await office(`/operator/price?price=16.50&from=${from}`)).seen;
    expect(preview).toMatch(/Orders from \d+ \w+ \d{4} cost £16\.50, VAT and UK delivery included\. Orders already placed keep their price/);
    expect((await office("/operator/price?price=free")).seen).toContain("Please give a price in pounds, like 16 or 16.50");
    expect((await office("/operator/price?price=600")).seen).toContain("Please give £500 at most");
    expect((await office("/operator/price?price=15")).seen).toContain("That's the price already: £15.00.");
    expect((await office(`/operator/price?price=16&from=2020-01-01`)).seen).toContain("Please choose a day after today");
    expect((await test.shop.backend.operator.readPrices()).toCome).toEqual([]);

    for (let presses = 0; presses < 2; presses++) expect((await press({ intent: "set-price", price: "16.50", from })).status).toBe(303);
    expect((await office()).seen).toMatch(/A tube costs £15\.00.*£16\.50 from \d+ \w+ \d{4} Sam.*£15\.00 at first/);
    expect((await office("/operator/shop")).seen).toMatch(/A tube costs £15\.00 £16\.50 from /);
    const lines = await test.db.selectFrom("operator_audit").select("facts").where("action", "=", "setPrice").execute();
    expect(lines).toEqual([{ facts: { money: { minor: 1650, currency: "GBP" }, before: 1500, after: from } }]);
  });

  it("is the owner's to set and to take back", async () => {
    for (const role of ["staff", "accountant"] as const) {
      expect((await office("/operator/price", role)).seen).not.toContain("See what changes");
      expect((await press({ intent: "set-price", price: "1" }, "/operator/price", role)).status).toBe(403);
      expect((await press({ intent: "take-back-price", day: dayIn(10) }, "/operator/price", role)).status).toBe(403);
      expect((await press({ intent: "set-cap", cap: "10", why: "a test" }, "/operator/stock", role)).status).toBe(403);
    }
  });

  it("is said nowhere until it begins, and everywhere from then on", async () => {
    expect((await read("/checkout")).seen).toContain("£15.00");
    expect(await ask()).toContain("£15 for one tube");
    const first = await readBuilt();
    for (const path of ["/", "/pre-order", "/pre-order-terms", "/faq", "/llms.txt"]) expect(first(path), path).toMatch(/£15(?!\.50)/);

    test.pass(11 * days);
    await followPrice({ ...test.shop, config: test.config, now: test.now });
    const checkout = await read("/checkout");
    expect(checkout.seen).toContain("Secure My Pre-Order – £16.50");
    expect(checkout.seen).toContain("VAT in this price (20%) £2.75");
    expect(checkout.html).toContain(`value="${offerOf("£16.50")}"`);
    expect((await read("/warmth-list")).seen).toContain("Pre-order a tube for £16.50");
    expect(await ask()).toContain("£16.50 for one tube");

    const built = await readBuilt();
    const said: Record<string, RegExp[]> = {
      "/": [/Pre-order for £16\.50/, /content="[^"]*£16\.50, UK shipping included/, /"price":"16\.50"/],
      "/_.data": [/£16\.50/],
      "/pre-order": [/£16\.50/, /£20\.63/, /"price":"16\.50"/],
      "/pre-order-terms": [/The price is £16\.50 for one tube/, /\(£2\.75\)/],
      "/faq": [/£16\.50 for one tube/],
      [`/${brand.slug}-outside`]: [/Pre-order for £16\.50/],
      "/more-information": [/£16\.50, including VAT/],
      "/llms.txt": [/£16\.50, UK shipping included, on pre-order/],
    };
    for (const [path, patterns] of Object.entries(said)) for (const pattern of patterns) expect(built(path), path).toMatch(pattern);
    for (const path of built.pages) {
      expect(built(path), `${path} names no price before`).not.toMatch(/£15(?:\.00)?(?!\d)|"15\.00"/);
      expect(built(path), path).not.toMatch(/price-\w+\.invalid/);
    }
  });

  it("is what an order is placed at: a page from before it is refused with it", async () => {
    const stale = await placeOrder(offer);
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/have changed since you opened this page\. Nothing was charged\. A tube is now £16\.50/) } },
    });
    expect(await test.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
    const { url } = (await placeOrder(offerOf("£16.50"))).body;
    const card = (await read(new URL(url).pathname)).seen;
    expect(card).toContain("£16.50");
    await test.payCard(url, { email: "bo@example.com", cardName: "Bo Lee" });
    await test.drain();
    const mails = await test.db.selectFrom("mailbox").select(["to_address as to", "text"]).execute();
    expect(mails.find(({ to, text }) => to === "bo@example.com" && text.includes("Total paid"))?.text).toMatch(
      /£16\.50, VAT and UK delivery included[\s\S]*The price is £16\.50/,
    );
    expect(mails.find(({ to, text }) => to === "ann@example.com" && text.includes("Total paid"))?.text).toMatch(
      /£15\.00, VAT and UK delivery included[\s\S]*The price is £15\.00/,
    );
  });

  it("leaves an order alone that was placed before: its page, a mail sent again, its refund and the books say £15.00", async () => {
    await enterAs("owner");
    const page = (await office(`/operator/orders/${old.reference}`)).seen;
    expect(page).toContain("£15.00");
    expect(page).not.toContain("£16.50");
    const today = dayIn(0);
    const { bytes } = await test.shop.backend.operator.exportBooks("orders", { from: londonDay(new Date(0)).replace("1970", "2026"), to: today });
    const rows = (await new Response(bytes).text()).split("\r\n");
    expect(rows.find((row) => row.includes(old.reference))).toContain("15.00");
    await test.shop.backend.operator.refundOrder(old.reference, "changed their mind", { minor: 1500, of: 1500 });
    await test.drain();
    expect(await test.db.selectFrom("orders").select(["total_minor", "refunded_minor"]).where("id", "=", old.id).executeTakeFirst()).toEqual({
      total_minor: 1500,
      refunded_minor: 1500,
    });
    const mails = await test.db.selectFrom("mailbox").select(["to_address as to", "text"]).where("to_address", "=", "ann@example.com").execute();
    for (const { text } of mails) expect(text).not.toContain("£16.50");
  });

  it("is taken back while it's to come", async () => {
    const from = dayIn(5);
    expect((await press({ intent: "set-price", price: "19", from })).status).toBe(303);
    for (let presses = 0; presses < 2; presses++) expect((await press({ intent: "take-back-price", day: from })).status).toBe(303);
    expect((await office()).seen).not.toContain("£19.00 from");
    expect(await test.db.selectFrom("operator_audit").select("facts").where("action", "=", "takeBackPrice").execute()).toEqual([{ facts: { of: from } }]);
  });
});

describe("the number of pre-orders", () => {
  it("is said on Stock, changed with a reason, and named by the pages as the batch", async () => {
    expect((await office("/operator/stock")).seen).toMatch(/Pre-orders: 500 in all, \d+ taken, \d+ left\./);
    for (let presses = 0; presses < 2; presses++)
      expect((await press({ intent: "set-cap", cap: "650", why: "A bigger batch" }, "/operator/stock")).status).toBe(303);
    const { seen } = await office("/operator/stock");
    expect(seen).toMatch(/Pre-orders: 650 in all/);
    expect(seen).toMatch(/\+150 A bigger batch Sam/);
    expect((await readBuilt())("/")).toContain("650 tubes in all");
    const few = await press({ intent: "set-cap", cap: "0", why: "A slip" }, "/operator/stock");
    expect(few.status).toBe(409);
    expect(await few.text()).toContain("so it can&#x27;t be fewer than that");
  });
});

it("isn't a way in on the first screen while nobody can order", async () => {
  const { operator } = test.shop.backend;
  const follow = () => followSale({ ...test.shop, config: test.config, now: test.now });
  expect((await readBuilt())("/")).toContain('class="hero-price');
  await operator.closeSales(null);
  await follow();
  const closed = (await readBuilt())("/");
  expect(closed).toContain('class="ribbon"');
  expect(closed).not.toContain('class="hero-price');
  await operator.openSales();
  await follow();
  expect((await readBuilt())("/")).toContain('class="hero-price');
});
