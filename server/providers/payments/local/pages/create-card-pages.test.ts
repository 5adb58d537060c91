import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { isFailure } from "#contracts/failure.ts";
import { lookAgain, lookAgainHash } from "#server/providers/payments/local/pages/layout.ts";
import { filledForm, type LocalCard, openLocalCard } from "#tests/support/open-local-card.ts";

let card: LocalCard;
beforeEach(async () => {
  card = await openLocalCard();
});
afterEach(() => card.close());

const declined = "Your card was declined. Nothing was charged. Try another card.";
const refused = "Your bank did not approve this payment. Nothing was charged. Try again, or use another card.";
const needsBank = { cardNumber: "4000000000003220" };

async function openSession() {
  const { id, url } = await card.payments.openSession({
    orderId: "order-1",
    reference: "EMB-7K4M-2Q9X",
    description: "A <tube> & more",
    shipsTo: ["GB"],
    termsVersion: "2026-11-21",
    total: { minor: 1500, currency: "GBP" },
    successUrl: "https://shop.example/payment-success?session={SESSION}",
    cancelUrl: "https://shop.example/checkout",
    expiresAt: new Date(card.now().getTime() + 31 * 60_000),
  });
  return { id, path: new URL(url).pathname, success: `https://shop.example/payment-success?session=${id}` };
}
const stateOf = async (id: string) => (await card.payments.lookUp(id)).status;
/** What a reader sees: tags gone, space folded. */
const words = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const inputOf = (html: string, name: string) => new RegExp(`<input id="${name}"[^>]*>`, "s").exec(html)?.[0] ?? "";

test("the page says who is paid, for what, how much, and that it is a test", async () => {
  const { path } = await openSession();
  const answer = await card.read(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const seen = words(html);
  for (const said of [
    "Test card page. No money moves.",
    `Back to ${brand.name}`,
    `Pay ${brand.name} £15.00 including VAT`,
    "A &lt;tube&gt; &amp; more £15.00",
    "EMB-7K4M-2Q9X",
    company.name,
    "until 12:31 , UK time",
    "Pay £15.00 – order with obligation to pay",
    "We deliver to England, Scotland and Wales",
    "4242 4242 4242 4242 Paid",
    "4000 0000 0000 0002 Declined",
    "4000 0000 0000 3220 Needs extra authentication",
    "4000 0000 0000 9995 Insufficient funds (declined)",
    "Any future expiry date and any 3 digits",
  ])
    expect(seen).toContain(said);
  expect(html).toContain('href="https://shop.example/checkout"');
});

test("every field has a label, and tells the browser what fills it", async () => {
  const html = await (await card.read((await openSession()).path)).text();
  const tokens = {
    email: "email",
    deliverTo: "shipping name",
    line1: "shipping address-line1",
    line2: "shipping address-line2",
    city: "shipping address-level2",
    postcode: "shipping postal-code",
    cardNumber: "cc-number",
    expiry: "cc-exp",
    cvc: "cc-csc",
    cardName: "cc-name",
  };
  for (const [name, token] of Object.entries(tokens)) {
    expect(inputOf(html, name)).toContain(`autocomplete="${token}"`);
    expect(html).toContain(`<label for="${name}">`);
  }
  for (const name of ["cardNumber", "expiry", "cvc"]) expect(inputOf(html, name)).toContain('inputmode="numeric"');
});

test("no page holds script or inline style; each has the strict policy, and only the shell may be framed", async () => {
  const { path } = await openSession();
  const ended = await card.payments.openSession({
    orderId: "order-2",
    reference: "EMB-2222-2222",
    description: "A tube",
    shipsTo: ["GB"],
    termsVersion: "2026-11-21",
    total: { minor: 1500, currency: "GBP" },
    successUrl: "/s",
    cancelUrl: "/c",
    expiresAt: card.now(),
  });
  await card.submit(`${path}/pay`, filledForm(needsBank));
  for (const at of [path, `${path}/authenticate`, new URL(ended.url).pathname, "/card/nothing-here", "/card/shell"]) {
    const answer = await card.read(at);
    const html = await answer.text();
    expect(html.replace(String(lookAgain), ""), at).not.toMatch(/<script|\sstyle=|<style|\son\w+=/i);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src ${lookAgainHash}; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors ${at === "/card/shell" ? "'self'" : "'none'"}; base-uri 'none'`,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("the address that a card is sent to leads whoever opens it to the page", async () => {
  const { path } = await openSession();
  const answer = await card.read(`${path}/pay`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
});

test("the style sheet may be kept for an hour", async () => {
  const answer = await card.read("/card/card.css");
  expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  const css = await answer.text();
  for (const [, name = ""] of css.matchAll(/var\(--([\w-]+)\)/g)) expect(css, name).toContain(`--${name}: `);
});

test("a good card pays: complete, one event, and on to the shop", async () => {
  const { id, path, success } = await openSession();
  const answer = await card.submit(`${path}/pay`, filledForm());
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(success);
  expect(await card.payments.lookUp(id)).toMatchObject({
    status: "complete",
    paymentId: expect.stringMatching(/^pi_test_[\w-]{32}$/),
    customer: {
      email: "ada.obrien@example.com",
      name: "Ada O'Brien",
      delivery: { name: "Grace O'Malley", line1: "1 High Street", city: "London", postcode: "SW1A 1AA", country: "GB" },
    },
  });
  expect(await card.events()).toHaveLength(1);
});

test("a paid session's page, form and bank lead on to the shop, and pay nothing more", async () => {
  const { path, success } = await openSession();
  await card.submit(`${path}/pay`, filledForm());
  for (const answer of [
    await card.read(path),
    await card.submit(`${path}/pay`, filledForm()),
    await card.submit(`${path}/pay`, {}),
    await card.submit(`${path}/authenticate`, { answer: "approve" }),
    await card.submit(`${path}/authenticate`, { answer: "decline" }),
  ]) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(success);
  }
  expect(await card.events()).toHaveLength(1);
});

/** Holds the session's row until every connection stands in line for it, so that all of them really go at once. */
async function atOnce(id: string, send: (nth: number) => Promise<Response> | Response) {
  const sent: (Promise<Response> | Response)[] = [];
  await card.db.transaction().execute(async (tx) => {
    await sql`select 1 from local_card.sessions where id = ${id} for update`.execute(tx);
    for (let nth = 0; nth < 20; nth++) sent.push(send(nth));
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(
      async () => {
        // Within a transaction the view is otherwise read once.
        await sql`select pg_stat_clear_snapshot()`.execute(tx);
        expect((await waiting.execute(tx)).rows[0]?.count).toBe(9);
      },
      { timeout: 10_000 },
    );
  });
  return Promise.all(sent);
}

test("pressed 20 times at once, Pay takes one payment and tells of it once", async () => {
  const { id, path, success } = await openSession();
  const answers = await atOnce(id, () => card.submit(`${path}/pay`, filledForm()));
  for (const answer of answers) expect(answer.headers.get("location")).toBe(success);
  expect(await card.events()).toHaveLength(1);
  expect(card.jobs).toHaveLength(1);
  expect(await stateOf(id)).toBe("complete");
});

test("approved many times at once, with a second tab paying and the shop ending it, it has one outcome", async () => {
  const { id, path } = await openSession();
  await card.submit(`${path}/pay`, filledForm(needsBank));
  await Promise.all([
    card.payments.endSession(id),
    ...Array.from({ length: 20 }, (_, nth) =>
      nth % 2 ? card.submit(`${path}/authenticate`, { answer: "approve" }) : card.submit(`${path}/pay`, filledForm()),
    ),
  ]);
  expect(await card.events()).toHaveLength(1);
});

test.each([
  ["4000 0000 0000 0002", declined],
  ["4000-0000-0000-9995", "Your card was declined: insufficient funds. Nothing was charged. Try another card."],
])("card %s is declined in words, and another card may be tried", async (cardNumber, said) => {
  const { id, path } = await openSession();
  const answer = await card.submit(`${path}/pay`, filledForm({ cardNumber }));
  const html = await answer.text();
  expect(answer.status).toBe(402);
  expect(words(html)).toContain(said);
  expect(html).toMatch(/role="group" aria-labelledby="problem-title" [^>]*tabindex="-1" autofocus/);
  expect(html).toMatch(/<p id="problem-title">[^<]+<\/p>/);
  expect(inputOf(html, "email")).toContain('value="ada.obrien@example.com"');
  expect(inputOf(html, "cardName")).toContain('value="Ada O&#39;Brien"');
  expect(inputOf(html, "expiry")).toContain('value="12 / 34"');
  for (const name of ["cardNumber", "cvc"]) expect(inputOf(html, name)).toContain('value=""');
  expect(await stateOf(id)).toBe("open");
  expect(await card.events()).toHaveLength(0);
  expect((await card.submit(`${path}/pay`, filledForm())).status).toBe(303);
});

test("extra authentication: approved at the bank, paid with what was typed before", async () => {
  const { id, path, success } = await openSession();
  const answer = await card.submit(`${path}/pay`, filledForm(needsBank));
  expect(answer.headers.get("location")).toBe(`${path}/authenticate`);
  expect(await card.events()).toHaveLength(0);
  expect(await card.payments.lookUp(id)).toMatchObject({ status: "open", customer: null });

  const bank = await (await card.read(`${path}/authenticate`)).text();
  expect(words(bank)).toMatch(/Test bank Approve this payment\?.*A &lt;tube&gt; &amp; more.*EMB-7K4M-2Q9X.*£15\.00.*Approve.*Decline/);
  expect(bank).not.toContain('type="hidden"');
  expect(bank).not.toContain("Brien");

  const approved = await card.submit(`${path}/authenticate`, { answer: "approve" });
  expect(approved.headers.get("location")).toBe(success);
  expect(await card.payments.lookUp(id)).toMatchObject({ status: "complete", customer: { name: "Ada O'Brien", delivery: { postcode: "SW1A 1AA" } } });
  expect(await card.events()).toHaveLength(1);
});

test("extra authentication: declined at the bank, back at the form with words and all that was typed but the card", async () => {
  const { id, path } = await openSession();
  await card.submit(`${path}/pay`, filledForm(needsBank));
  const back = (await card.submit(`${path}/authenticate`, { answer: "decline" })).headers.get("location") ?? "";
  const html = await (await card.read(back)).text();
  expect(words(html)).toContain(refused);
  expect(inputOf(html, "line1")).toContain('value="1 High Street"');
  expect(inputOf(html, "cardNumber")).toContain('value=""');
  expect(await stateOf(id)).toBe("open");
  expect((await card.read(`${path}/authenticate`)).headers.get("location")).toBe(path);
  // Going back and pressing Approve after all answers a question that is no longer asked.
  expect((await card.submit(`${path}/authenticate`, { answer: "approve" })).headers.get("location")).toBe(path);
  expect(await card.events()).toHaveLength(0);
});

test("the bank's answer pays nothing when the bank was never asked", async () => {
  const { id, path } = await openSession();
  expect((await card.submit(`${path}/authenticate`, { answer: "approve" })).headers.get("location")).toBe(path);
  expect(await stateOf(id)).toBe("open");
});

test("once its time is over, no way leads to a payment", async () => {
  const { id, path } = await openSession();
  await card.submit(`${path}/pay`, filledForm(needsBank));
  card.passTime(31 * 60);
  const page = await card.read(path);
  expect(page.status).toBe(410);
  expect(words(await page.text())).toContain("This payment page has closed");
  expect((await card.submit(`${path}/pay`, filledForm())).status).toBe(410);
  expect((await card.submit(`${path}/pay`, {})).status).toBe(410);
  expect((await card.submit(`${path}/authenticate`, { answer: "approve" })).headers.get("location")).toBe(path);
  expect(await stateOf(id)).toBe("expired");
  expect(await card.events()).toHaveLength(0);
});

test("a session that the shop ended is closed, and forgets what was typed", async () => {
  const { id, path } = await openSession();
  await card.submit(`${path}/pay`, filledForm(needsBank));
  await card.payments.endSession(id);
  const page = await card.read(path);
  const html = await page.text();
  expect(page.status).toBe(410);
  expect(html).toContain('href="https://shop.example/checkout"');
  expect(html).not.toContain("Brien");
  expect((await card.submit(`${path}/authenticate`, { answer: "approve" })).headers.get("location")).toBe(path);
  expect(await stateOf(id)).toBe("expired");
});

test.each(["/card/nothing", "/card/%00", `/card/cs_test_${"a".repeat(32)}`, `/card/cs_test_${"a".repeat(32)}/authenticate`, "/card/a/b/c"])(
  "%s is not found, in words",
  async (path) => {
    for (const answer of [await card.read(path), await card.submit(`${path}/pay`, filledForm())]) {
      expect(answer.status).toBe(404);
      expect(words(await answer.text())).toContain("We could not find this payment page");
    }
  },
);

test("an empty form: words beside each field, linked from a summary that takes the focus", async () => {
  const { path } = await openSession();
  const answer = await card.submit(`${path}/pay`, {});
  const html = await answer.text();
  expect(answer.status).toBe(422);
  const said = {
    email: "Email is required",
    deliverTo: "Name must be at least 2 characters long",
    line1: "Please enter the first line of the address",
    city: "Please enter the town or city",
    postcode: "Please enter a UK postcode, such as SW1A 1AA",
    cardNumber: "Enter the card number",
    expiry: "Enter the expiry date",
    cvc: "Enter the security code",
    cardName: "Enter the name on the card, 2 to 99 characters",
  };
  expect(html).toMatch(/role="group" aria-labelledby="problem-title" [^>]*tabindex="-1" autofocus/);
  expect(html).toMatch(/<p id="problem-title">[^<]+<\/p>/);
  for (const [name, error] of Object.entries(said)) {
    expect(html).toContain(`<a href="#${name}">${error}</a>`);
    expect(html).toContain(`<p class="error" id="${name}-error">${error}</p>`);
    expect(inputOf(html, name)).toMatch(new RegExp(`aria-describedby="[^"]*${name}-error"`));
    expect(inputOf(html, name)).toContain('aria-invalid="true"');
  }
  expect(inputOf(html, "line2")).not.toContain("aria-invalid");
});

test.each([
  ["cardNumber", "4242 4242 4242 4241", "Check the card number: a digit is missing or wrong"],
  ["cardNumber", "4242", "Check the card number: a digit is missing or wrong"],
  ["cardNumber", "4111 1111 1111 1111", "This is a test page: use one of the test cards, never a real one"],
  ["expiry", "10/26", "This card has expired"],
  ["expiry", "13/30", "Enter the month and year, such as 12 / 34"],
  ["expiry", "soon", "Enter the month and year, such as 12 / 34"],
  ["cvc", "12", "Enter the 3 digits on the back of the card"],
  ["postcode", "75001", "Please enter a UK postcode, such as SW1A 1AA"],
  ["email", "ada@", "Please enter a valid email address"],
])("%s %s is refused beside the field", async (name, value, error) => {
  const { id, path } = await openSession();
  const answer = await card.submit(`${path}/pay`, filledForm({ [name]: value }));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(`id="${name}-error">${error}</p>`);
  const secret = name === "cardNumber" || name === "cvc";
  expect(inputOf(html, name)).toContain(`value="${secret ? "" : value}"`);
  // What was right but isn't sent back is asked for again.
  const emptied = name === "cardNumber" ? "cvc" : "cardNumber";
  expect(html).toContain(`<a href="#${emptied}">Enter the ${emptied === "cvc" ? "security code" : "card number"} again: it isn`);
  expect(await stateOf(id)).toBe("open");
});

test.each(["11/26", "1126", "11 / 2026", "1/27", "01-27"])("an expiry of %s is good in November 2026", async (expiry) => {
  const { path } = await openSession();
  expect((await card.submit(`${path}/pay`, filledForm({ expiry }))).status).toBe(303);
});

test("markup in every field comes back escaped, and is never kept", async () => {
  const { id, path } = await openSession();
  const attack = `"><img src=x onerror=alert(1)>'<script>alert(2)</script>`;
  const names = Object.keys(filledForm());
  const answer = await card.submit(`${path}/pay`, Object.fromEntries(names.map((name) => [name, attack])));
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html.replace(String(lookAgain), "")).not.toMatch(/<img|<script/);
  expect(inputOf(html, "city")).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&lt;script&gt;');

  await card.submit(`${path}/pay`, filledForm({ deliverTo: attack, line1: attack, line2: attack, city: attack, cardName: attack }));
  const kept = JSON.stringify((await card.payments.lookUp(id)).customer);
  expect(kept).not.toMatch(/[<>]|onerror\s*=/);
});

test("neither card number nor security code is kept anywhere", async () => {
  const { path } = await openSession();
  await card.submit(`${path}/pay`, filledForm({ ...needsBank, cvc: "737" }));
  await card.submit(`${path}/authenticate`, { answer: "approve" });
  const { rows } = await sql<{ kept: string }>`
    select (select json_agg(s)::text from local_card.sessions s) || (select json_agg(e)::text from local_card.events e) as kept`.execute(card.db);
  expect(rows[0]?.kept).toContain("Ada O'Brien");
  expect(rows[0]?.kept).not.toMatch(/3220"|4000 ?0000|"737"/);
});

test("a body of megabytes is refused, and what breaks inside is thrown on", async () => {
  const { path } = await openSession();
  await expect(card.submit(`${path}/pay`, { email: "a".repeat(40_000) })).rejects.toSatisfy((error) => isFailure(error) && error.code === "too-large");
  await card.close();
  await expect(card.read(path)).rejects.toThrow();
});
