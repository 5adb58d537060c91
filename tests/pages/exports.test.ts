import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { exportKinds, quickPeriod } from "#contracts/exports.ts";
import { provenMinutes } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

const password = "kettle under grey rain";
const seen = (html: string) => readSeen(html).replaceAll(/\s+/g, " ");

let test: TestApp;
let reference: string;
const cookies: Partial<Record<Role, string>> = {};
const today = new Date().toISOString().slice(0, 10);
const days = { from: today, to: today };

async function enterAs(name: string, role: Role) {
  cookies[role] = await test.signInAs(role, { name, password });
}

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { cardName: "=HYPERLINK(1;Zoë)" });
  await test.drain();
  ({ reference } = await test.db.selectFrom("orders").select("reference").executeTakeFirstOrThrow());
  await enterAs("Olive", "owner");
  await enterAs("Alex", "staff");
  await enterAs("Bea", "accountant");
}, 60_000);
afterAll(() => test.close());

const headers = (who: Role) => ({ accept: "text/html", cookie: cookies[who] ?? "", "x-forwarded-for": test.newAddress() });
const open = (path: string, who: Role = "accountant", more = "") =>
  test.request(path, { headers: { ...headers(who), cookie: `${cookies[who]}${more && `; ${more}`}` } });
const press = (path: string, who: Role, fields: Record<string, string>) => postForm(test, path, fields, { cookie: cookies[who] ?? "" });
const lines = () => test.db.selectFrom("operator_audit").selectAll().where("action", "in", ["exportBooks", "exportSignUps"]).orderBy("id").execute();

describe("a file", () => {
  it("is UTF-8 that Excel knows, named by its days, kept nowhere, and holds no formula", async () => {
    const answer = await press("/operator/exports/orders", "accountant", { from: "2026-11-01", to: "2026-11-30" });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders-2026-11.csv"',
      "cache-control": "private, no-store",
    });
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = await (await press("/operator/exports/orders", "accountant", days)).text();
    expect(text).toContain(`${reference},`);
    expect(text).toContain(",'=HYPERLINK(1;Zoë),");
    expect(text).toContain("12.50,2.50,20,15.00,0.00,GBP");
    expect(text).not.toMatch(/(^|,)"?=/m);
  });

  it("is written down with who took it, what, and of which days; looking at its address takes and writes nothing", async () => {
    const before = (await lines()).length;
    expect((await open("/operator/exports/orders")).headers.get("location")).toBe("/operator/exports");
    expect(await lines()).toHaveLength(before);
    await (await press("/operator/exports/vat", "accountant", days)).text();
    expect((await lines()).slice(before)).toMatchObject([{ person_name: "Bea", action: "exportBooks", facts: { of: "vat", before: today, after: today } }]);
    expect(seen(await (await open("/operator/audit?kind=data")).text())).toContain(`Bea exported VAT, ${formatIsoDay(today)} to ${formatIsoDay(today)}`);
  });

  it("of refunds says which of the team gave the money back, and why", async () => {
    await press("/operator/orders", "staff", { intent: "refund", reference, amount: "5.00", of: "1500", why: "@a dent" });
    await test.drain();
    await press("/operator/orders", "staff", { intent: "refund", reference, amount: "2.50", of: "1000", why: "another" });
    await test.drain();
    const text = await (await press("/operator/exports/refunds", "accountant", days)).text();
    expect(
      text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, "now")),
    ).toEqual([
      `${reference},now,refunded in part,4.17,0.83,5.00,5.00,15.00,GBP,'@a dent,Alex`,
      `${reference},now,refunded in part,2.08,0.42,2.50,7.50,15.00,GBP,another,Alex`,
    ]);
    expect(seen(await (await open(`/operator/orders/${reference}`)).text())).toMatch(/Left to refund £7\.50 £5\.00: refunded, .* £2\.50: refunded, /);
  });

  it("of the Warmth List is the owner's", async () => {
    await joinList(test, { name: "Ann Lee", email: "ann@example.com" });
    expect((await press("/operator/exports/sign-ups", "accountant", days)).status).toBe(403);
    expect(await (await press("/operator/exports/sign-ups", "owner", days)).text()).toContain("on the list,Ann Lee,ann@example.com,GB,no");
    expect(await (await open("/operator/exports", "owner")).text()).toContain('action="/operator/exports/sign-ups"');
    expect(await (await open("/operator/exports")).text()).not.toContain('action="/operator/exports/sign-ups"');
  });

  it("of no kind or of no days is refused on the page", async () => {
    for (const [file, fields] of [
      ["constructor", days],
      ["orders", { from: "2026-02-30", to: "x" }],
    ] as const) {
      const answer = await press(`/operator/exports/${file}`, "owner", fields);
      const back = answer.headers.get("location") ?? "";
      expect([answer.status, back]).toEqual([303, expect.stringMatching(/^\/operator\/exports\?/)]);
      const page = await open(back, "owner", answer.headers.get("set-cookie")?.split(";")[0]);
      expect(seen(await page.text())).toMatch(/There's no such file|Please give a first and a last day/);
    }
  });
});

describe("the page", () => {
  it("has the month's figures, says what they leave out, and offers each file", async () => {
    const html = await (await open("/operator/exports")).text();
    const text = seen(html);
    for (const words of [
      "Orders paid for 1",
      "Net £12.50 VAT £2.50 Money in £15.00",
      "Money back to customers £7.50",
      "Net £6.25 VAT £1.25 Total £7.50",
      "Closing stock 500",
      "No VAT number on record",
      "1 order was paid with test cards, £15.00 in all.",
      "Card fees aren't included",
    ])
      expect(text).toContain(words);
    for (const kind of exportKinds.filter((one) => one !== "sign-ups")) expect(html).toContain(`action="/operator/exports/${kind}"`);
  });

  it("takes a month, or days in either order, and passes over what makes no sense", async () => {
    const february = seen(await (await open("/operator/exports?month=2026-02")).text());
    for (const words of ["Summary for February 2026", "Orders, February 2026", "VAT by month, February 2026"]) expect(february).toContain(words);
    expect(seen(await (await open("/operator/exports?from=2026-03-09&to=2026-03-02")).text())).toContain("Summary for 2 March 2026 to 9 March 2026");
    const now = seen(await (await open("/operator/exports")).text());
    for (const query of ["month=2026-13", "from=2026-02-30&to=2026-03-01", "month=%00", "again=eaten"])
      expect(/Summary for [\w ]+/.exec(seen(await (await open(`/operator/exports?${query}`)).text()))?.[0]).toBe(/Summary for [\w ]+/.exec(now)?.[0]);
  });

  it("offers the days that are asked for most, and says which are shown; a tax year begins on 6 April", async () => {
    const html = await (await open(`/operator/exports?from=${today}&to=${today}`)).text();
    expect(html).toMatch(
      new RegExp(
        `href="/operator/exports\\?from=${today}&amp;to=${today}"[^>]*aria-current="page"[^>]*>Today<|aria-current="page"[^>]*to=${today}"[^>]*>Today<`,
      ),
    );
    expect(seen(html)).toContain("Today Last 7 days This month Last month This tax year");
    for (const [day, year] of [
      ["2026-04-05", "2025-04-06 2026-04-05"],
      ["2026-04-06", "2026-04-06 2027-04-05"],
    ] as const)
      expect(Object.values(quickPeriod("tax-year", day)).join(" ")).toBe(year);
    expect(quickPeriod("week", "2026-03-03")).toEqual({ from: "2026-02-25", to: "2026-03-03" });
    expect(quickPeriod("last-month", "2026-01-31")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  });

  it("stock leads from each line to its order, and names who changed it by hand", async () => {
    await press("/operator/stock", "staff", { intent: "adjust-stock", units: "-3", why: "broken in the van" });
    const html = await (await open("/operator/stock")).text();
    expect(seen(html)).toMatch(/−3 broken in the van Alex 496/);
    expect(html).toContain(`href="/operator/orders/${reference}"`);
    expect(seen(html)).toContain("Pre-orders: 497 in all, 1 taken, 496 left.");
    expect((await press("/operator/stock", "staff", { intent: "adjust-stock", units: "3", why: " " })).status).toBe(400);
    expect((await press("/operator/stock", "accountant", { intent: "adjust-stock", units: "3", why: "no" })).status).toBe(403);
  });
});

describe("from a browser that was left open", () => {
  it("a file waits for the password, with its days; a wrong one gets nothing", async () => {
    test.pass(provenMinutes);
    const before = (await lines()).length;
    const held = await press("/operator/exports/orders", "accountant", days);
    const back = held.headers.get("location") ?? "";
    expect([held.status, back]).toEqual([303, `/operator/exports?from=${today}&to=${today}&again=orders`]);
    const html = await (await open(back)).text();
    const form = html.split("<form").find((part) => part.includes('name="proof"')) ?? "";
    expect(form).toContain('action="/operator/exports/orders"');
    for (const [name, value] of Object.entries(days)) expect(form).toContain(`name="${name}" value="${value}"`);

    const wrong = await press("/operator/exports/orders", "accountant", { ...days, proof: "not the right words" });
    expect([wrong.status, wrong.headers.get("location")]).toEqual([303, back]);
    const again = await (await open(back, "accountant", wrong.headers.get("set-cookie")?.split(";")[0])).text();
    expect(again).toContain("That isn&#x27;t your password. Nothing has been done yet.");
    expect(again).toContain('name="proof"');
    expect(await lines()).toHaveLength(before);

    const file = await press("/operator/exports/orders", "accountant", { ...days, proof: password });
    expect(await file.text()).toContain(reference);
    expect(await lines()).toHaveLength(before + 1);
  });

  it("whoever came by a link is told how to make another", async () => {
    const { operator, door } = test.shop.backend;
    const opened = await door.openSession((await operator.makeLink()).url.split("/").at(-1) ?? "", test.someCaller());
    cookies.owner = `__Host-operator=${opened?.token}`;
    expect((await press("/operator/exports/orders", "owner", days)).status).toBe(200);
    test.pass(provenMinutes);
    const held = await press("/operator/exports/orders", "owner", days);
    const page = await open(held.headers.get("location") ?? "", "owner", held.headers.get("set-cookie")?.split(";")[0]);
    const html = await page.text();
    expect(seen(html)).toContain("npm run operator -- link");
    expect(html).not.toContain('name="proof"');
  });
});
