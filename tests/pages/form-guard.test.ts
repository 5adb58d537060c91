import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { readFormRoutes } from "#tests/support/read-form-routes.ts";

const built = await loadPages();
const closedEnv = { SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" };
const words = "whether a person or a program sent this.";
const html = { accept: "text/html" };

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const renderPage = await loadApp();
  const env = { LEAST_FORM_SECONDS: "2", STOCK: "1000" };
  [open, closed] = [await openTestApp({ renderPage, env }), await openTestApp({ renderPage, env: { ...env, ...closedEnv } })];
});
afterAll(() => Promise.all([open.close(), closed.close()]));

type Form = { page: string; action: string; markup: string; prerendered: boolean };

/** The forms of a page that send something. */
const formsIn = (page: string, text: string, prerendered: boolean): Form[] =>
  [...text.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = "", markup = ""]) =>
    /method="post"/.test(attributes) ? [{ page, action: /action="([^"]*)"/.exec(attributes)?.[1] ?? page, markup, prerendered }] : [],
  );

/** Whoever sends these has shown a credential, or has a lock of their own to open; the reason stands with each. */
const without: [RegExp, string][] = [
  [/^\/order\/[\w-]{22,}/, "its address is the secret link of a paid order"],
  [/\/confirm\//, "its address is the secret link of a sign-up"],
  [/^\/operator/, "behind a link or a session, or the door itself, which has limits of its own"],
  [/^\/card\//, "a test page that stands in for the card provider's own"],
];
/** The lock's own form: five wrong passwords, or ten codes a minute, are all that anybody gets. */
const isLock = ({ markup }: Form) => /name="(password|code)"|value="leave"/.test(markup);

async function paidOrder() {
  const { cookie, stamp } = await open.openCheckout();
  wait();
  const { url } = (await (await open.call("start-checkout", { agreedToTerms: true, offer, stamp }, { cookie, origin: testOrigin })).json()) as { url: string };
  await open.payCard(url);
  await open.drain();
  const { id } = await open.db.selectFrom("orders").select("id").where("paid_at", "is not", null).executeTakeFirstOrThrow();
  return (await makeSecretLink(open.db, { purpose: "order", subject: id, at: open.now(), minutes: 60 })).token;
}

const signUpLink = async (test: TestApp) => (await joinList(test, { confirm: false })).mail.confirm;

async function allForms(): Promise<Form[]> {
  const files = [...built].filter(([path, file]) => file.plain.headers["content-type"]?.startsWith("text/html") && !path.startsWith("/site-access"));
  const made = files.flatMap(([path, file]) => formsIn(path, new TextDecoder().decode(file.plain.body), true));
  const rendered: Form[] = [];
  const order = `/order/${await paidOrder()}`;
  for (const { pattern } of await readFormRoutes()) {
    const test = /^\/(site-access|access-code)/.test(pattern) ? closed : open;
    const token = pattern.includes("/confirm/") ? await signUpLink(test) : pattern.includes(":code") ? "7K4M2Q9X" : "a".repeat(32);
    const path = pattern === "/order/:token" ? order : pattern.replace(/:\w+/, token).replace("?index", "");
    if (!built.has(path)) rendered.push(...formsIn(path, await (await test.request(path, { headers: html })).text(), false));
  }
  rendered.push(...formsIn("/warmth-list/joined", await (await open.request("/warmth-list/joined", { headers: html })).text(), false));
  return [...made, ...rendered];
}

describe("every public form", () => {
  it("has a trap that no person meets, and knows how long it was there as far as its page can", async () => {
    const forms = await allForms();
    const guarded = forms.filter((form) => !without.some(([action]) => action.test(form.action)) && !isLock(form));
    expect(new Set(guarded.map(({ page }) => page))).toEqual(
      new Set([
        "/warmth-list",
        "/warmth-list_2",
        "/warmth-list/friend/7K4M2Q9X",
        "/contact",
        "/reaction-report",
        "/privacy-complaint",
        "/your-data",
        "/cancellation",
        "/checkout",
        "/shipping",
        "/warmth-list/joined",
        "/order/find",
        "/warmth-list/link",
        `/warmth-list/yours/${"a".repeat(32)}`,
        "/site-access/list",
        `/site-access/list/${"a".repeat(32)}`,
        "/access-code",
        "/site-access",
      ]),
    );
    for (const { page, markup, prerendered } of guarded) {
      expect(markup, page).toMatch(/<div[^>]*class="trap"[^>]*aria-hidden="true"/);
      expect(markup, page).toMatch(/<input(?=[^>]*name="trap")(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")[^>]*>/i);
      // A page from a cache is everybody's, so no stamp could be one visitor's.
      if (prerendered) expect(markup, page).toMatch(/<input type="hidden" name="took" value=""\/>/);
      else expect(markup, page).toMatch(/<input type="hidden" name="stamp" value="\d{13}\.[\w-]{43}"\/>/);
    }
    // Nothing is left out of the count for no reason.
    for (const [action, reason] of without.filter(([action]) => !action.test("/card/")))
      expect(
        forms.some((form) => action.test(form.action)),
        reason,
      ).toBe(true);
  });
});

let people = 0;
/** Each time somebody else: it is not the limits that are tried here. */
const posted = ({ email, ...fields }: Record<string, string>) => ({ ...fields, ...(email && { email: `ada-${++people}@example.org` }) });

/** What this browser was given last: a checkout's stamp is good with its cookie alone. */
let cookie = "";
function post(path: string, fields: Record<string, string>, test = open) {
  return test.request(path, {
    method: "POST",
    headers: { ...html, "content-type": "application/x-www-form-urlencoded", origin: testOrigin, "x-forwarded-for": test.newAddress(), cookie },
    body: new URLSearchParams(posted(fields)).toString(),
  });
}
const stampIn = (text: string) => /name="stamp" value="([^"]+)"/.exec(text)?.[1] ?? "";
/** Of a page that is opened for the first time. */
async function stampAt(path: string, test = open) {
  const answer = await test.request(path, { headers: html });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return stampIn(await answer.text());
}
const wait = (test = open) => test.pass(0.05);

const find = { email: "ada@example.org", reference: "EMB-7K4M-2Q9X" };
const rendered: [string, string, Record<string, string>, () => TestApp][] = [
  ["/order/find", "/order/find", find, () => open],
  ["/checkout", "/checkout", { agreedToTerms: "on", offer }, () => open],
  ["/warmth-list/joined", "/checkout", { agreedToTerms: "on", offer }, () => open],
  [
    "/warmth-list/friend/7K4M2Q9X",
    "/warmth-list/friend/7K4M2Q9X",
    { name: "Ada O'Brien", email: "ada@example.org", country: "GB", acceptTerms: "on", referredBy: "7K4M2Q9X" },
    () => open,
  ],
  [
    "/access-code",
    "/access-code",
    { intent: "tell", next: "/", name: "Ada O'Brien", email: "ada@example.org", country: "GB", acceptTerms: "on" },
    () => closed,
  ],
];
const isTaken = ({ status }: Response) => status === 200 || status === 303 || status === 302;

describe.each(rendered)("the form on %s", (page, action, fields, of) => {
  it("that comes back at once is asked for one more press, which then passes, and nothing typed is lost", async () => {
    const stamp = await stampAt(page, of());
    const hasty = await post(action, { ...fields, stamp }, of());
    expect(hasty.status).toBe(422);
    const text = await hasty.text();
    expect(text).toContain(words);
    if (fields.name) expect(text).toContain('value="Ada O&#x27;Brien"');
    if (fields.email) expect(text).toMatch(/value="ada-\d+@example.org"/);
    // The same stamp comes back: the second press need not wait again.
    expect(stampIn(text)).toBe(stamp);
    wait(of());
    expect(isTaken(await post(action, { ...fields, stamp }, of()))).toBe(true);
  });

  it("without a stamp, or with one that is not ours, gets a page that has one", async () => {
    const real = await stampAt(page, of());
    for (const stamp of [
      undefined,
      "",
      `${"9".repeat(13)}.${"a".repeat(43)}`,
      real.replace(/^\d/, "0"),
      `${real.slice(0, -1)}${real.endsWith("A") ? "B" : "A"}`,
    ]) {
      const answer = await post(action, { ...fields, ...(stamp !== undefined && { stamp }) }, of());
      expect(answer.status, stamp).toBe(422);
      if (!stamp) expect(stampIn(await answer.text())).toMatch(/^\d{13}\./);
    }
  });

  it("of somebody who comes back after a month passes", async () => {
    const stamp = await stampAt(page, of());
    of().pass(30 * 24 * 60);
    expect(isTaken(await post(action, { ...fields, stamp }, of()))).toBe(true);
  });
});

const message = { name: "Ada O'Brien", email: "ada@example.org", topic: "order", message: "Where is my tube?" };
const signUp = { name: "Ada O'Brien", email: "ada@example.org", country: "GB", acceptTerms: "on" };

describe.each([
  ["/warmth-list", signUp],
  ["/warmth-list_2", signUp],
  ["/contact", message],
  ["/privacy-complaint", { ...message, topic: "", message: "", complaint: "You wrote to me" }],
] as [string, Record<string, string>][])("the form on %s, which a cache may have sent", (path, given) => {
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));

  it.each(["0", "1", "1999"])("is asked for one more press after %s ms", async (took) => {
    const answer = await post(path, { ...fields, took });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  });

  it.each(["2000", "86400000", "", "soon", undefined])("passes after %s, and without script", async (took) => {
    expect((await post(path, { ...fields, ...(took !== undefined && { took }) })).status).toBe(303);
  });
});

describe("a trap that something fell into", () => {
  it.each([
    ["/warmth-list", signUp],
    ["/order/find", find],
    ["/checkout", { agreedToTerms: "on", offer }],
  ] as [string, Record<string, string>][])("on %s asks for one more press, with the trap empty again", async (path, fields) => {
    const stamp = path === "/warmth-list" ? {} : { stamp: await stampAt(path) };
    wait();
    const before = await open.db.selectFrom("sign_ups").select("id").execute();
    const answer = await post(path, { ...fields, ...stamp, trap: "https://spam.example" });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(words);
    expect(/<input[^>]*name="trap"[^>]*>/.exec(text)?.[0]).not.toContain("spam.example");
    expect(await open.db.selectFrom("sign_ups").select("id").execute()).toHaveLength(before.length);
    expect(isTaken(await post(path, { ...fields, ...stamp, trap: "" }))).toBe(true);
  });

  it("with a message keeps it, set aside", async () => {
    expect((await post("/contact", { ...message, message: "Buy this", trap: "https://spam.example" })).status).toBe(303);
    const kept = await open.db.selectFrom("messages").select(["suspect", "details"]).execute();
    expect(kept.filter(({ suspect }) => suspect).map(({ details }) => details)).toEqual([{ topic: "order", message: "Buy this" }]);
  });
});

it("the bare functions that hold nothing ask for none of it, and keep none of it", async () => {
  expect((await open.call("mailchimp-subscribe", { ...signUp, email: "bare@example.org", acceptTerms: true })).status).toBe(200);
  expect((await open.call("contact-us", { ...message, email: "bare@example.org", took: "5000", stamp: undefined })).status).toBe(200);
  const details = (await open.db.selectFrom("messages").select("details").execute()).map((row) => Object.keys(row.details as object));
  expect(details.flat().filter((name) => ["took", "stamp", "trap"].includes(name))).toEqual([]);
});

it("asks for nothing but an empty trap where no time is asked for", async () => {
  const calm = await openTestApp({ renderPage: await loadApp(), env: { LEAST_FORM_SECONDS: "0" } });
  expect((await post("/order/find", find, calm)).status).toBe(200);
  expect((await post("/order/find", { ...find, trap: "x" }, calm)).status).toBe(422);
  await calm.close();
});
