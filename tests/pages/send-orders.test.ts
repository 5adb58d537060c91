import { PDFiumLibrary } from "@hyzyla/pdfium";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { labelCard, ordersPage } from "#content/site/back-office/order.ts";
import type { DeliveryAddress } from "#contracts/fields.ts";
import { mostChosen, undoMinutes } from "#contracts/operator-forms.ts";
import type { Role } from "#contracts/sign-in.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { easyPostEnv } from "#tests/support/easypost-events.ts";
import { startFakeEasyPost } from "#tests/support/fake-easypost.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

let vendor: Awaited<ReturnType<typeof startFakeEasyPost>>;
let shop: TestApp;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  vendor = await startFakeEasyPost();
  shop = await openTestApp({ renderPage: await loadApp(), env: easyPostEnv(vendor.url) });
  for (const role of ["owner", "staff", "accountant"] as const) {
    cookies.set(role, await shop.signInAs(role));
  }
}, 60_000);
afterAll(async () => {
  await shop.close();
  await vendor.close();
});

let sold: { id: string; reference: string; delivery: DeliveryAddress | null }[];
/** Five orders to send; the carrier doesn't know the third one's postcode. */
beforeEach(async () => {
  // Those of the test before are out of the way.
  await shop.db.updateTable("orders").set({ status: "delivered", dispatch_at: null }).execute();
  for (let number = 0; number < 5; number++) {
    const { url } = (await (await shop.startCheckout()).json()) as { url: string };
    await shop.payCard(url);
  }
  await shop.drain();
  sold = await shop.db.selectFrom("orders").select(["id", "reference", "delivery"]).where("status", "=", "paid").orderBy("created_at").execute();
  await shop.db
    .updateTable("orders")
    .set({ delivery: JSON.stringify({ ...sold[2]?.delivery, postcode: "ZZ1 1ZZ" }) })
    .where("id", "=", sold[2]?.id ?? "")
    .execute();
});

const references = () => sold.map(({ reference }) => reference);
const headersOf = (role: Role) => ({ accept: "text/html", cookie: cookies.get(role) ?? "", "x-forwarded-for": shop.newAddress() });
const plain = (html: string) => readSeen(html).replace(/[ \n]+/g, " ");
const get = (path: string, role: Role = "owner") => shop.request(path, { headers: headersOf(role) });
const read = async (path: string) => (await get(path)).text();

/** As a browser without script sends the form, and follows where it leads: the page that is there afterwards. */
async function press(intent: string, chosen: readonly string[], role: Role = "owner") {
  const fields: [string, string][] = [["intent", intent], ...chosen.map((reference): [string, string] => ["reference", reference])];
  const answer = await postForm(shop, "/operator/orders?status=paid&choose=all", fields, { cookie: cookies.get(role) ?? "" });
  const to = answer.headers.get("location");
  const flash = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const then = to ? await shop.request(to, { headers: { ...headersOf(role), cookie: [cookies.get(role), ...flash].join("; ") } }) : answer;
  const html = await then.text();
  return { status: answer.status, to, html, text: plain(html) };
}

const pagesOf = async (path: string) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const library = await PDFiumLibrary.init();
  return (await library.loadDocument(new Uint8Array(await answer.arrayBuffer()))).getPageCount();
};
const pdfIn = (html: string) => /href="(\/operator\/orders\/print\?[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
const audited = async (reference: string) => (await shop.shop.backend.operator.readAuditOf(reference)).map(({ action }) => action);
const toldMails = async () => {
  await shop.drain();
  const keys = sold.map(({ id }) => `order-dispatched:${id}`);
  return (await shop.db.selectFrom("mailbox").select("id").where("key", "in", keys).execute()).length;
};

describe("labels and packing slips", () => {
  it("buys what is missing; the carrier refuses the third of five, the other four are one PDF, and the page says which and why", async () => {
    const [first = "", , third = ""] = references();
    await shop.shop.backend.operator.makeLabel(first);
    const before = vendor.bought();
    const { status, html, text } = await press("pack", references());
    expect(status).toBe(200);
    expect(text).toContain("4 of 5 are ready");
    expect(text).toMatch(new RegExp(`These aren't in it: ${third}: .*Unknown postcode`));
    expect(vendor.bought()).toBe(before + 3);
    expect(pdfIn(html)).not.toContain(third);
    expect(await pagesOf(pdfIn(html))).toBe(8);
    expect(html).toContain(`href="${pdfIn(html).replaceAll("&", "&amp;")}&amp;only=labels"`);
    expect(await pagesOf(`${pdfIn(html)}&only=labels`)).toBe(4);
    // They stay chosen, to be marked as sent next.
    expect(html.match(/<input[^>]*type="checkbox"[^>]*checked/g)).toHaveLength(5);
    // What came to nothing is no line.
    for (const reference of references()) expect(await audited(reference), reference).toEqual(reference === third ? [] : ["makeLabel"]);
  });

  it("pressed twice, and in two tabs at once, buys each label once", async () => {
    const four = references().filter((_, number) => number !== 2);
    const before = vendor.bought();
    for (const { text } of await Promise.all([press("pack", four), press("pack", four)])) expect(text).toContain("4 labels and packing slips are ready");
    expect((await press("pack", four)).text).toContain("4 labels and packing slips are ready");
    expect(vendor.bought()).toBe(before + 4);
  });

  it("a label whose address has changed since isn't printed", async () => {
    const [first = "", second = ""] = references();
    await press("pack", [first, second]);
    await shop.db
      .updateTable("orders")
      .set({ delivery: JSON.stringify({ name: "Ann Lee", line1: "1 Low Street", city: "Leeds", postcode: "LS1 1AA", country: "GB" }) })
      .where("reference", "=", first)
      .execute();
    const { text, html } = await press("pack", [first, second]);
    expect(text).toContain("The address has changed since.");
    expect(pdfIn(html)).toBe(`/operator/orders/print?order=${second}`);
  });

  it("with no order, or too many, nothing is bought and the page says so; the PDF's own address says it too", async () => {
    const before = vendor.bought();
    const none = await press("pack", []);
    expect([none.status, none.text.includes("Choose an order first.")]).toEqual([400, true]);
    const many = Array.from({ length: mostChosen + 1 }, (_, number) => `EMB-0000-${String(number).padStart(4, "0")}`);
    for (const intent of ["pack", "dispatch"]) expect((await press(intent, many)).text).toContain(`Choose ${mostChosen} orders at most.`);
    expect(vendor.bought()).toBe(before);
    expect((await get("/operator/orders/print")).headers.get("location")).toBe("/operator/orders");
  });
});

describe("marking as sent", () => {
  it("tells nobody for some minutes, in which the page offers to undo it; then each buyer has one mail", async () => {
    const { to, text, html } = await press("dispatch", references());
    expect(to).toBe("/operator/orders?status=paid");
    expect(text).toContain("5 orders are marked as sent. The customers get an email at");
    expect(text).toContain("Undo all 5");
    expect(/type="checkbox"/.test(html)).toBe(false);
    expect(await toldMails()).toBe(0);
    // A second press, and another tab's, change nothing.
    await Promise.all([press("dispatch", references()), press("dispatch", references(), "staff")]);
    for (const reference of references()) expect(await audited(reference)).toEqual(["dispatchOrder"]);
    shop.pass(undoMinutes);
    expect(await toldMails()).toBe(5);
    expect(plain(await read("/operator/orders"))).not.toContain("Undo");
  });

  it("waits in the database: after a restart it can be undone as before, and what is left goes out in time", async () => {
    const [first = "", ...others] = references();
    await press("dispatch", references());
    const minutesAhead = (shop.now().getTime() - Date.now()) / 60_000;
    const restarted = await openTestApp({ url: shop.databaseUrl, env: easyPostEnv(vendor.url), minutesAhead });
    const { operator } = restarted.shop.backend;
    expect((await operator.listUndoable()).map(({ reference }) => reference).toSorted()).toEqual(references().toSorted());
    await operator.undoDispatch(first);
    restarted.pass(undoMinutes);
    await restarted.drain();
    const sent = await restarted.db.selectFrom("orders").select("reference").where("status", "=", "dispatched").execute();
    expect(sent.map(({ reference }) => reference).toSorted()).toEqual(others.toSorted());
    await restarted.close();
    expect(await toldMails()).toBe(4);
  });

  it("a label that costs money says so where it's made, for one order and for many", async () => {
    const said = (words: string) => words.replaceAll("'", "&#x27;");
    expect(await read("/operator/orders")).toContain(said(ordersPage.charged));
    expect(await read(`/operator/orders/${references()[0]}`)).toContain(said(labelCard.charged));
  });

  it("undone within the minutes, nobody hears of it; undone too late, the page says of which", async () => {
    const [first = "", second = "", ...others] = references();
    await press("dispatch", references());
    const undone = await press("undo-dispatch", [first, ...others], "staff");
    expect(undone.text).toContain("4 orders are back in orders to send. Nobody was emailed.");
    expect(await audited(first)).toEqual(["dispatchOrder", "undoDispatch"]);
    shop.pass(undoMinutes);
    expect(await toldMails()).toBe(1);
    const late = await press("undo-dispatch", [second]);
    expect([late.status, late.text.includes("It's too late to undo")]).toEqual([409, true]);
    const some = await press("undo-dispatch", [first, second]);
    expect(some.text).toContain("Some couldn't be undone");
    expect(some.text).toContain(`${second}: It's too late to undo.`);
  });

  it("where none could be undone, or be marked, it says that alone", async () => {
    const [first = "", second = ""] = references();
    await press("dispatch", references());
    shop.pass(undoMinutes);
    expect(await toldMails()).toBe(5);
    const undone = await press("undo-dispatch", references());
    expect(undone.text).toContain("None could be undone");
    expect(undone.text).toMatch(/(EMB-[\w-]+(, |: )){5}It's too late to undo\. The customer has been told/);
    expect(undone.text).not.toContain("Nobody was emailed");
    await shop.db.updateTable("orders").set({ status: "refunded" }).where("reference", "in", [first, second]).execute();
    const sent = await press("dispatch", [first, second]);
    expect(sent.text).toContain("None were marked as sent");
    expect(sent.text).not.toContain("0 orders");
  });

  it("more than are taken at a time are undone in two presses, and as many labels as are taken are offered", async () => {
    const wait = async () => (await shop.shop.backend.operator.listUndoable()).length;
    await sql`
      insert into orders (id, reference, product, quantity, total_minor, vat_minor, currency, status, terms_version, dispatch_by, payment_provider, hold_ends_at, created_at, paid_at, dispatch_at)
      select gen_random_uuid(), 'EMB-' || lpad(n::text, 4, '0') || '-0000', 'tube', 1, 1500, 250, 'GBP', 'paid', 'v', '2027-03-31', 'local', now(), now(), now(), ${addMinutes(shop.now(), undoMinutes)}
      from generate_series(1, ${mostChosen + 1}::int) as n`.execute(shop.db);
    await sql`
      insert into shipments (id, number, order_id, order_reference, provider, state, made_at, tracking_number, vendor_id, purchased_at)
      select gen_random_uuid(), reference, id, reference, 'local', 'purchased', now(), reference, reference, now() from orders where dispatch_at is not null`.execute(
      shop.db,
    );
    const inForm = (html: string) => {
      const form = html.split('value="undo-dispatch"')[0]?.split("<form").at(-1) ?? "";
      return [...form.matchAll(/name="reference" value="([^"]+)"/g)].map(([, reference = ""]) => reference);
    };
    const html = await read("/operator/orders");
    expect(plain(html)).toContain(`Undo ${mostChosen} of ${mostChosen + 1} Open the PDF (${mostChosen} of ${mostChosen + 1} orders)`);
    expect(pdfIn(html).match(/order=/g)).toHaveLength(mostChosen);
    const undone = await press("undo-dispatch", inForm(html));
    expect([undone.status, await wait()]).toEqual([303, 1]);
    expect(undone.text).toContain(`${mostChosen} orders are back in orders to send.`);
    expect((await press("undo-dispatch", inForm(await read("/operator/orders")))).status).toBe(303);
    expect(await wait()).toBe(0);
  });

  it("marks those that can be, and says why the others can't", async () => {
    const [first = "", second = ""] = references();
    await shop.db.updateTable("orders").set({ delivery: null }).where("reference", "=", first).execute();
    const { text } = await press("dispatch", [first, second]);
    expect(text).toContain("Some weren't marked as sent");
    expect(text).toContain(`${second} is marked as sent.`);
    expect(text).toContain(`${first}: This order has no delivery address yet.`);
  });

  it("an accountant can do none of it, and isn't offered it", async () => {
    for (const intent of ["pack", "dispatch", "undo-dispatch"]) expect((await press(intent, references(), "accountant")).status, intent).toBe(403);
    for (const reference of references()) expect(await audited(reference)).toEqual([]);
    const html = await (await get("/operator/orders?status=paid", "accountant")).text();
    expect(html).toContain(references()[0]);
    expect(html).not.toMatch(/type="checkbox"|Choose all|value="(?:pack|dispatch|undo-dispatch)"/);
  });
});

it("without script one link chooses all to send, another none", async () => {
  const all = await read("/operator/orders?status=paid&choose=all");
  const boxes = all.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThanOrEqual(5);
  expect(boxes.every((box) => /checked/.test(box) && /form="send"/.test(box))).toBe(true);
  expect(all).toContain("Choose none");
  const none = await read("/operator/orders?status=paid");
  expect(none).toContain("Choose all unsent");
  expect(none).not.toMatch(/type="checkbox"[^>]*checked/);
});
