import { glob, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesPath } from "#contracts/changes.ts";
import { staffRefundLimit } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";
import { openSession } from "#server/modules/people/sessions.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readOperatorRoutes } from "#tests/support/read-form-routes.ts";

const password = "kettle under grey rain";
const nobody = "00000000-0000-4000-8000-000000000000";

/** Every page of the back office, and the stream that tells its pages of changes, and who may see it; `doors` are open to all. */
const doors = [
  "/operator/code",
  "/operator/enter/:token",
  "/operator/forgotten",
  "/operator/join/:token",
  "/operator/passkey",
  "/operator/session",
  "/operator/sign-in",
];
const pages: Record<string, readonly Role[]> = {
  "/operator": ["owner", "staff", "accountant"],
  [changesPath]: ["owner", "staff", "accountant"],
  "/operator/orders": ["owner", "staff", "accountant"],
  "/operator/orders/print": ["owner", "staff"],
  "/operator/orders/:reference": ["owner", "staff", "accountant"],
  "/operator/orders/:reference/mails/:mail": ["owner", "staff"],
  "/operator/orders/:reference/label": ["owner", "staff"],
  "/operator/customer": ["owner", "staff"],
  "/operator/find": ["owner", "staff", "accountant"],
  "/operator/messages": ["owner", "staff"],
  "/operator/messages/:reference": ["owner", "staff"],
  "/operator/stock": ["owner", "staff", "accountant"],
  "/operator/shop": ["owner", "staff", "accountant"],
  "/operator/price": ["owner", "staff", "accountant"],
  "/operator/questions": ["owner", "staff"],
  "/operator/figures": ["owner", "staff", "accountant"],
  "/operator/exports": ["owner", "accountant"],
  "/operator/exports/:file": ["owner", "accountant"],
  "/operator/campaign": ["owner", "staff", "accountant"],
  "/operator/list": ["owner", "staff"],
  "/operator/data": ["owner"],
  "/operator/data/file": ["owner"],
  "/operator/access": ["owner"],
  "/operator/people": ["owner", "staff", "accountant"],
  "/operator/audit": ["owner", "accountant"],
  "/operator/health": ["owner", "staff"],
  "/operator/mailbox": ["owner"],
  "/operator/mailbox/:id": ["owner"],
  "/operator/mailbox/previews/:mail?": ["owner"],
  "/operator/mailbox/previews/:mail/html": ["owner"],
};

/** Every button, by the page that takes it and its form's `intent`, and who may press it. */
const actions: [path: string, intent: string, may: readonly Role[]][] = [
  ["/operator?index", "retry-job", ["owner", "staff"]],
  ["/operator?index", "retry-all-jobs", ["owner", "staff"]],
  ["/operator?index", "end-unpaid", ["owner", "staff"]],
  ["/operator?index", "confirm-dispatch", ["owner"]],
  ["/operator?index", "explain-delay", ["owner"]],
  ["/operator?index", "resolve-alert", ["owner", "staff"]],
  ["/operator?index", "reopen-alert", ["owner", "staff"]],
  ["/operator?index", "put-away", ["owner", "staff"]],
  ["/operator?index", "bring-back", ["owner", "staff"]],
  ["/operator?index", "teach", ["owner", "staff"]],
  ["/operator?index", "settle-erasure", ["owner"]],
  ["/operator?index", "dispatch", ["owner", "staff"]],
  ["/operator?index", "undo-dispatch", ["owner", "staff"]],
  ["/operator?index", "deliver", ["owner", "staff"]],
  ["/operator?index", "refund", ["owner", "staff"]],
  ["/operator?index", "retry-refund", ["owner", "staff"]],
  ["/operator?index", "settle-refund", ["owner"]],
  ["/operator/stock", "adjust-stock", ["owner", "staff"]],
  ["/operator/stock", "set-cap", ["owner"]],
  ["/operator/shop", "move-dispatch", ["owner"]],
  ["/operator/shop", "take-back-dispatch", ["owner"]],
  ["/operator/shop", "confirm-dispatch", ["owner"]],
  ["/operator/shop", "close-sales", ["owner"]],
  ["/operator/shop", "open-sales", ["owner"]],
  ["/operator/questions", "teach", ["owner", "staff"]],
  ["/operator/questions", "forget-answer", ["owner", "staff"]],
  ["/operator/price", "set-price", ["owner"]],
  ["/operator/price", "take-back-price", ["owner"]],
  ["/operator/mailbox", "order-news", ["owner"]],
  ["/operator/mailbox", "retry-mail", ["owner"]],
  ["/operator/mailbox", "retry-all-mails", ["owner", "staff"]],
  ["/operator/exports/orders", "download", ["owner", "accountant"]],
  ["/operator/exports/sign-ups", "download", ["owner"]],
  ["/operator/orders", "refund", ["owner", "staff"]],
  ["/operator/orders", "pack", ["owner", "staff"]],
  ["/operator/orders?status=late", "save-view", ["owner", "staff", "accountant"]],
  ["/operator/orders?status=late", "remove-view", ["owner", "staff", "accountant"]],
  ["/operator/orders/EMB-0000-0000", "correct-address", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "make-label", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "void-label", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "settle-return", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "cancel", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "open-return", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "add-note", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "remove-note", ["owner", "staff"]],
  ["/operator/orders/EMB-0000-0000", "resend-mail", ["owner", "staff"]],
  ["/operator/messages/MSG-0000-0000", "answer-message", ["owner", "staff"]],
  ["/operator/messages/MSG-0000-0000", "assign-message", ["owner", "staff"]],
  ["/operator/messages/MSG-0000-0000", "close-message", ["owner", "staff"]],
  ["/operator/messages/MSG-0000-0000", "delete-message", ["owner", "staff"]],
  ["/operator/messages/MSG-0000-0000", "reopen-message", ["owner", "staff"]],
  ["/operator/campaign", "start", ["owner"]],
  ["/operator/campaign", "save-words", ["owner"]],
  ["/operator/campaign", "original-words", ["owner"]],
  ["/operator/campaign", "send-test", ["owner"]],
  ["/operator/campaign", "pause", ["owner"]],
  ["/operator/campaign", "resume", ["owner"]],
  ["/operator/campaign", "undo", ["owner"]],
  ["/operator/campaign", "end", ["owner"]],
  ["/operator/list", "take off", ["owner", "staff"]],
  ["/operator/data", "erase-person", ["owner"]],
  ["/operator/data", "note-request", ["owner"]],
  ["/operator/data", "settle-erasure", ["owner"]],
  ["/operator/data/file", "download", ["owner"]],
  ["/operator/access", "change-password", ["owner"]],
  ["/operator/access", "change-code", ["owner"]],
  ["/operator/access", "release-block", ["owner"]],
  ["/operator/access", "release-all", ["owner"]],
  ["/operator/access", "make-preview-link", ["owner"]],
  ["/operator/access", "end-preview-link", ["owner"]],
  ["/operator/people", "invite", ["owner"]],
  ["/operator/people", "change-role", ["owner"]],
  ["/operator/people", "remove-person", ["owner"]],
  ["/operator/people", "remove-code", ["owner"]],
  ["/operator/people", "set-up-code", ["owner", "staff", "accountant"]],
  ["/operator/people", "turn-on-code", ["owner", "staff", "accountant"]],
  ["/operator/people", "turn-off-code", ["owner", "staff", "accountant"]],
  ["/operator/people", "new-recovery-codes", ["owner", "staff", "accountant"]],
  ["/operator/people", "new-passkey", ["owner", "staff", "accountant"]],
  ["/operator/people", "add-passkey", ["owner", "staff", "accountant"]],
  ["/operator/people", "remove-passkey", ["owner", "staff", "accountant"]],
  ["/operator/people", "end-session", ["owner", "staff", "accountant"]],
  ["/operator/people", "end-other-sessions", ["owner", "staff", "accountant"]],
];

/** What those forms send besides; nothing that exists, so that nothing comes of it. */
const fields = {
  reference: "EMB-0000-0000",
  why: "a test",
  amount: "15",
  of: "1500",
  job: nobody,
  alert: "0",
  day: "2020-01-01",
  until: "2020-01-01",
  erasure: nobody,
  subject: "0",
  note: "a test",
  words: "It cures.",
  units: "-999999",
  cap: "0",
  price: "15",
  question: "",
  answer: nobody,
  number: "99",
  mail: "pre-orders-open",
  outcome: "eaten",
  address: "nobody@example.com",
  days: "0",
  password: "a new one for all",
  block: "x",
  link: "x",
  email: "no address",
  role: "king",
  person: nobody,
  code: "nothing",
  kept: nobody,
  name: "Ann Lee",
  line1: "1 High Street",
  city: "Leeds",
  postcode: "LS1 4AP",
  session: nobody,
};

type Who = "nobody" | "a guest of the site" | "an expired session" | Role;
const everybody: Who[] = ["nobody", "a guest of the site", "an expired session", "owner", "staff", "accountant"];
const cookies = new Map<Who, string>();

let test: TestApp;
/** A closed site, and in it somebody whom its code has let in. */
let closed: TestApp;
let reference: string;
let message: string;

async function join(role: Role) {
  return test.signInAs(role, { password });
}

beforeAll(async () => {
  const renderPage = await loadApp();
  test = await openTestApp({ renderPage });
  closed = await openTestApp({ renderPage, env: { SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" } });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  await test.drain();
  ({ reference } = await test.db.selectFrom("orders").select("reference").where("paid_at", "is not", null).executeTakeFirstOrThrow());
  message = String((await (await test.call("contact-us", { name: "Ann Lee", email: "ann@example.com", topic: "other", message: "Hello?" })).json()).reference);
  cookies.set("nobody", "");
  const letIn = await closed.call("verify-access-code", { code: "WARM-1" });
  cookies.set("a guest of the site", letIn.headers.getSetCookie()[0]?.split(";")[0] ?? "");
  expect((await closed.request("/faq", { headers: { cookie: cookies.get("a guest of the site") ?? "" } })).status).toBe(200);
  cookies.set("an expired session", await join("owner"));
  test.pass(12 * 60 + 1);
  for (const role of ["owner", "staff", "accountant"] as const) cookies.set(role, await join(role));
}, 60_000);
afterAll(() => Promise.all([test.close(), closed.close()]));

const siteOf = (who: Who) => (who === "a guest of the site" ? closed : test);
const headersOf = (who: Who) => ({ accept: "text/html", cookie: cookies.get(who) ?? "", "x-forwarded-for": test.newAddress() });
const get = (path: string, who: Who) => siteOf(who).request(path, { headers: headersOf(who) });
const press = (path: string, intent: string, who: Who, more: Record<string, string> = {}) =>
  postForm(siteOf(who), path, { ...fields, intent, ...more }, { cookie: cookies.get(who) ?? "" });

describe("the table", () => {
  it("has every page of the back office", async () => {
    const missing = "a page that's new has a line in `pages` above, with who may open it, or in `doors` if anybody may; one that's gone has none";
    expect([...Object.keys(pages), ...doors].sort(), missing).toEqual([...(await readOperatorRoutes()), changesPath].sort());
  });

  it("has every button", async () => {
    const intents = new Set<string>();
    for await (const file of glob(["app/routes/operator/**/*.ts*", "app/features/operator/*.ts*"]))
      for (const [, one, other] of (await readFile(file, "utf8")).matchAll(/case "([a-z-]+)"|intent === "([a-z-]+)"/g)) intents.add(one ?? other ?? "");
    const missing = "a button that's new has a line in `actions` above: the page that takes it, its intent, and who may press it";
    expect(
      [...intents].filter((intent) => !actions.some(([, known]) => known === intent)),
      missing,
    ).toEqual([]);
    expect(intents.size).toBeGreaterThan(25);
  });
});

describe.each(everybody)("%s", (who) => {
  it.each(Object.entries(pages))("opens %s or doesn't, as the table says", async (pattern, may) => {
    const path = pattern
      .replace("messages/:reference", `messages/${message}`)
      .replace(":reference", reference)
      .replace(":id", "1")
      .replace(":mail", "order-confirmed")
      .replace("/customer", "/customer?email=ann@example.com");
    const answer = await get(path, who);
    // A PDF's address leads back to the page that it belongs to, which says why.
    const back = { "/operator/orders/:reference/label": `/operator/orders/${reference}`, "/operator/orders/print": "/operator/orders" }[pattern];
    if (back && who === "accountant") expect([answer.status, answer.headers.get("location")]).toEqual([303, back]);
    else if ((may as readonly Who[]).includes(who)) expect([200, 303]).toContain(answer.status);
    else expect(answer.status).toBe(403);
  });

  it.each(actions)("presses at %s the button %s or can't, as the table says", async (path, intent, may) => {
    const { status } = await press(path, intent, who);
    if ((may as readonly Who[]).includes(who)) expect([200, 303, 400, 404, 409]).toContain(status);
    else expect(status).toBe(403);
  });
});

describe("what a role doesn't include", () => {
  it("isn't offered, and what it does is", async () => {
    const [owner, staff, accountant] = await Promise.all(
      (["owner", "staff", "accountant"] as const).map(async (who) =>
        (await Promise.all([get("/operator", who), get("/operator/shop", who), get("/operator/orders", who)].map(async (page) => (await page).text()))).join(),
      ),
    );
    for (const page of ["/operator/mailbox", "/operator/access"]) {
      expect(owner).toContain(`href="${page}"`);
      for (const text of [staff, accountant]) expect(text).not.toContain(`href="${page}"`);
    }
    expect(staff).toContain('value="dispatch"');
    expect(staff).not.toContain('value="close-sales"');
    expect(accountant).toContain(reference);
    expect(accountant).not.toMatch(/name="intent"/);
  });

  it("refunds above a day's limit are the owner's, in one or in many", async () => {
    await test.db
      .updateTable("orders")
      .set({ total_minor: staffRefundLimit + 1 })
      .where("reference", "=", reference)
      .execute();
    const whole = { reference, amount: "50.01", of: String(staffRefundLimit + 1) };
    const refused = await press("/operator?index", "refund", "staff", whole);
    expect(refused.status).toBe(403);
    const html = await refused.text();
    // Without script too the form is open, and its field says what's wrong and keeps what was typed.
    const [, amount] = /<details open="">.*?<input ([^>]*name="amount"[^>]*)>/s.exec(html) ?? [];
    expect(amount).toMatch(/aria-invalid="true" aria-describedby="[^"]*amount-error".*value="50\.01"/);
    expect(html).toMatch(/amount-error">.*?You can refund up to £50\.00 in 24 hours\. Please ask an owner/);
    await test.db.updateTable("orders").set({ total_minor: 1500 }).where("reference", "=", reference).execute();
    expect((await press("/operator?index", "refund", "staff", { reference })).status).toBe(303);

    for (const _ of [1, 2]) {
      const { url } = (await (await test.startCheckout()).json()) as { url: string };
      await test.payCard(url);
      await test.drain();
    }
    const dear = staffRefundLimit + 3_000;
    const [other = "", another = ""] = (await test.db.selectFrom("orders").select("reference").orderBy("paid_at", "desc").limit(2).execute()).map(
      (order) => order.reference,
    );
    await test.db.updateTable("orders").set({ total_minor: dear }).where("reference", "in", [other, another]).execute();
    const next = (order: string, amount: string, of: number) => press("/operator?index", "refund", "staff", { reference: order, amount, of: String(of) });
    expect((await next(other, "35.01", dear)).status).toBe(403);
    const atOnce = await Promise.all([next(other, "35.00", dear), next(another, "35.00", dear)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([303, 403]);
    const last = atOnce[0].status === 303 ? await next(other, "0.01", dear - 3_500) : await next(another, "0.01", dear - 3_500);
    expect(last.status).toBe(403);
    expect(await last.text()).toContain("you&#x27;ve already refunded £50.00");
    await test.db.updateTable("orders").set({ total_minor: 1500 }).where("reference", "in", [other, another]).execute();
  });
});

describe("people and their sessions", () => {
  it("are seen by the owner; others see and end their own sessions alone", async () => {
    const owners = await (await get("/operator/people", "owner")).text();
    for (const name of ["A owner", "A staff", "A accountant"]) expect(owners).toContain(name);
    const own = await (await get("/operator/people", "staff")).text();
    expect(own).toContain("A staff");
    expect(own).not.toContain("A owner");
    const { id } = await test.db
      .selectFrom("operator_sessions as s")
      .innerJoin("operator_people as p", "p.id", "s.person_id")
      .select("s.id")
      .where("p.role", "=", "accountant")
      .executeTakeFirstOrThrow();
    expect((await press("/operator/people", "end-session", "staff", { session: id })).status).toBe(404);
    expect((await get("/operator", "accountant")).status).toBe(200);
    expect((await press("/operator/people", "end-session", "owner", { session: id })).status).toBe(200);
    expect((await get("/operator", "accountant")).status).toBe(403);
  });

  it("end all their other sessions at once, and nobody else's nor their own", async () => {
    const { id } = await test.db.selectFrom("operator_people").select("id").where("role", "=", "staff").executeTakeFirstOrThrow();
    const other = await openSession(test.db, id, test.now(), "another browser");
    const another = await openSession(test.db, id, test.now(), undefined);
    const see = async ({ token }: { token: string }) => (await test.request("/operator", { headers: { cookie: `__Host-operator=${token}` } })).status;
    expect(await (await get("/operator/people", "staff")).text()).toContain("End all my other sessions");
    expect((await press("/operator/people", "end-other-sessions", "staff")).status).toBe(200);
    expect([await see(other), await see(another), (await get("/operator", "staff")).status, (await get("/operator", "owner")).status]).toEqual([
      403, 403, 200, 200,
    ]);
    expect(await (await get("/operator/people", "owner")).text(), "the last owner stays").not.toMatch(/<summary[^>]*>Remove <!-- -->?[^<]*<[^>]*>A owner/);
  });

  it("a changed role counts at once, somebody removed is out, and the last owner stays", async () => {
    const [staff, owner] = await Promise.all(
      (["staff", "owner"] as const).map((role) => test.db.selectFrom("operator_people").select("id").where("role", "=", role).executeTakeFirstOrThrow()),
    );
    expect((await get("/operator/mailbox", "staff")).status).toBe(403);
    await press("/operator/people", "change-role", "owner", { person: staff?.id ?? "", role: "owner" });
    expect((await get("/operator/mailbox", "staff")).status).toBe(200);
    await press("/operator/people", "remove-person", "owner", { person: staff?.id ?? "" });
    expect((await get("/operator", "staff")).status).toBe(403);
    expect((await press("/operator/people", "remove-person", "owner", { person: owner?.id ?? "" })).status).toBe(409);
    expect((await press("/operator/people", "change-role", "owner", { person: owner?.id ?? "", role: "staff" })).status).toBe(409);
  });

  it("an invitation is shown once, to who made it", async () => {
    const made = await (await press("/operator/people", "invite", "owner", { email: "new@example.com", role: "accountant" })).text();
    expect(made).toContain("The shop doesn&#x27;t send email yet, so send them this link yourself.");
    expect(made).toMatch(/>https:\/\/[^<]+\/operator\/join\/[\w-]{32}</);
    const later = await (await get("/operator/people", "owner")).text();
    expect(later).toContain("new@example.com");
    expect(later).not.toContain("/operator/join/");
    expect(made).toContain("Their role: accountant.");
  });

  it("an invitation changes no role of somebody who has joined, and says so", async () => {
    const again = await (await press("/operator/people", "invite", "owner", { email: "owner@example.com", role: "staff" })).text();
    expect(again).toContain("They keep their role: owner.");
    expect((await get("/operator/mailbox", "owner")).status).toBe(200);
  });
});
