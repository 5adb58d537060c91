import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { catalogue, describePrice } from "#content/catalogue.ts";
import { checkClaims } from "#content/check-claims.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { cancellationForm } from "#content/site/cancellation.ts";
import { frame } from "#content/site/frame.ts";
import { testOrder } from "#content/site/shared.ts";
import { orderMails } from "#server/modules/orders/mails.ts";
import { eraseOrders } from "#server/modules/privacy/erase-from-database.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import { hashToken, readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { mailer } from "#server/shop.ts";
import { type MailFixture, openMailFixture, tokenIn } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await openMailFixture();
});
afterAll(() => fixture.close());

async function compose(mail: MailToSend["mail"], about: string) {
  const composed = await mailer.compose(fixture.needs, { mail, about, key: "k" });
  if (!composed) throw new Error("nothing to write about");
  return composed;
}

/** What a reader sees of the HTML, spaces run together. */
const visible = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

test("a receipt names the product and the rate of VAT of the order's day", async () => {
  const sold = { product_name: "Emberly Classic", product_description: "Emberly Classic, 60 ml tube", vat_rate_percent: 5, vat_minor: 71 };
  const { text } = await compose("order-receipt", await fixture.addOrder({ reference: fixture.newReference(), ...sold }));
  expect(text).toContain("Emberly Classic, 60 ml tube");
  expect(text).toContain("£0.71 at 5%");
});

test("a link for an order that isn't there is no mail, and no job that fails", async () => {
  expect(await mailer.compose(fixture.needs, { mail: "order-link", about: randomUUID(), key: "k" })).toBeNull();
});

test("a cancelling that's written once the money has gone, or read again later, still says what goes back", async () => {
  const at = fixture.now();
  const of_order = await fixture.addOrder({ reference: fixture.newReference(), status: "refunded", paid_at: at, refunded_minor: 1500 });
  await fixture.db.insertInto("order_history").values({ order_id: of_order, status: "cancelled", type: "cancelled", payload: "{}", by: "owner", at }).execute();
  const refund = { id: randomUUID(), of_order, amount_minor: 1000, reason: "it won't come", status: "made", requested_at: at, made_at: at } as const;
  await fixture.db.insertInto("refunds").values(refund).execute();
  const { text } = await compose("order-cancelled", of_order);
  expect(text).toContain("We're refunding £10.00 (you paid £15.00, and we've already refunded £5.00)");
  expect(text).toContain("Why: it won't come");
});

test("the confirmation holds the whole terms that were agreed to", async () => {
  const { text, html } = await compose("order-confirmed", await fixture.addOrder({ reference: fixture.newReference() }));
  for (const { heading, blocks } of preOrderTerms(describePrice(catalogue.tube.price.minor)).sections) {
    expect(text).toContain(`\n${heading}\n---`);
    for (const block of blocks)
      if ("paragraph" in block && typeof block.paragraph === "string") for (const said of [text, visible(html)]) expect(said).toContain(block.paragraph);
  }
  expect(text).toContain("Privacy Policy (https://shop.example/privacy-policy)");
  // Gmail cuts a mail off after 102 KB.
  expect(html.length).toBeLessThan(80_000);
});

test("until the shop is live, an email about an order says first that the order is a test", async () => {
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  expect((await compose("order-confirmed", order)).text).toContain(testOrder.text);
  const toOwner = await compose("owner-order", order);
  expect([toOwner.subject, toOwner.text]).toEqual([expect.stringMatching(/^Test: New pre-order/), expect.stringContaining(frame.preview)]);
  const needs = { ...fixture.needs, config: { ...fixture.needs.config, SITE_STAGE: "live" as const } };
  const live = await mailer.compose(needs, { mail: "order-confirmed", about: order, key: "k" });
  expect(live?.subject).toMatch(/^Your /);
  expect(live?.text).toContain("confirmed and paid");
  expect(live?.text).not.toContain(testOrder.text);
});

/** The id of something real for each mail. */
async function subjectOf(mail: MailToSend["mail"]): Promise<string> {
  if (mail === "confirm-sign-up" || mail === "already-on-list") {
    await fixture.subscribe(fixture.someone({ email: `${randomUUID()}@example.com`, marketing: true }), fixture.someCaller());
    return (await fixture.readConsents()).at(-1)?.id ?? "";
  }
  if (mail === "owner-dead-job") return fixture.killJob();
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  if (mail.includes("return")) {
    const settled = mail === "return-settled" ? ({ outcome: "back", settled_at: fixture.now() } as const) : { outcome: null };
    await fixture.db
      .insertInto("returns")
      .values({ order_id: order, told_at: fixture.now(), ...settled })
      .execute();
  }
  if (mail !== "owner-alert") return order;
  const alert = { order_id: order, kind: "wrong-amount", detail: "£14.00 paid, £15.00 due", at: fixture.now() };
  return (await fixture.db.insertInto("operator_alerts").values(alert).returning("id").executeTakeFirstOrThrow()).id;
}

describe.each([...orderMails, "confirm-sign-up", "already-on-list", "owner-order", "owner-return", "owner-alert", "owner-dead-job"] as const)("%s", (mail) => {
  test("is made of real rows, whole in text and in HTML, and says who writes", async () => {
    const { to, subject, text, html, headers } = await compose(mail, await subjectOf(mail));
    expect(to).toMatch(/^[^@\s]+@[^@\s]+$/);
    expect(subject.replace(/^Test: /, "")).toMatch(/^[^\r\n]{10,78}$/);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{|Invalid Date/);
    expect(checkClaims(`${subject}\n${text}`)).toEqual([]);
    const seen = visible(html);
    for (const line of text.split("\n").filter((line) => line && !/^-+$/.test(line) && !line.includes(": ")))
      expect(seen).toContain(line.trim().replace(/:$/, ""));
    for (const part of [text, seen]) {
      expect(part).toContain(`${company.name} (sample). Company number ${company.number}, registered in ${company.registeredIn}.`);
      expect(part).toContain(company.office);
      expect(part).toContain(claims.disclaimer.words);
    }
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    const isList = mail === "confirm-sign-up" || mail === "already-on-list";
    expect(Object.keys(headers ?? {}).filter((name) => name.startsWith("List-"))).toEqual(isList ? ["List-Unsubscribe", "List-Unsubscribe-Post"] : []);
  });

  test("stays readable on dark screens, and asks nobody for anything", async () => {
    const { html } = await compose(mail, await subjectOf(mail));
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/);
    expect(html).toContain('<html lang="en-GB">');
  });

  test("speaks calmly", async () => {
    const { subject, text } = await compose(mail, await subjectOf(mail));
    expect(subject + text).not.toContain("!");
  });
});

test.each(orderMails)("%s carries a link that opens this order for 400 days", async (mail) => {
  const order = await subjectOf(mail);
  const { text, html } = await compose(mail, order);
  const token = tokenIn({ text }, "https://shop.example/order");
  expect(html).toContain(`href="https://shop.example/order/${token}"`);
  const at = (days: number) => new Date(fixture.now().getTime() + days * 86_400_000);
  expect(await readSecretLink(fixture.db, "order", token, at(399))).toMatchObject({ subject: order });
  expect(await readSecretLink(fixture.db, "order", token, at(400))).toBeUndefined();
  expect(await readSecretLink(fixture.db, "confirm-sign-up", token, fixture.now())).toBeUndefined();
});

test("the link is kept as a hash only, and each mail has its own", async () => {
  const order = await subjectOf("order-link");
  const tokens = [await compose("order-link", order), await compose("order-link", order)].map((mail) => tokenIn(mail, "/order"));
  expect(new Set(tokens).size).toBe(2);
  const rows = JSON.stringify(await fixture.db.selectFrom("secret_links").selectAll().execute());
  for (const token of tokens) expect(rows).not.toContain(token);
});

test("order-confirmed holds all that the law wants on a durable medium", async () => {
  const { to, subject, text } = await compose("order-confirmed", await fixture.addOrder({ reference: "EMB-1111-2222" }));
  expect(to).toBe("buyer@example.com");
  expect(subject).toBe(`Test: Your ${brand.name} pre-order EMB-1111-2222 is confirmed`);
  for (const words of [
    "Hello Ann Lee,",
    `Product: ${brand.name} hand and foot warming cream, 80 ml tube`,
    "Quantity: 1",
    "Ordered on: 1 September 2026",
    "Total paid: £15.00, VAT and UK delivery included",
    "VAT in that total: £2.50 at 20%",
    "Delivery to:\n  Ann Lee\n  1 High Street\n  Flat 2\n  Leeds\n  LS1 4AP\n  United Kingdom\n",
    "we'll send your tube by 31 March 2027",
    "Dispatch: by 31 March 2027",
    "One-time purchase, no subscription",
    "You can cancel any time before we send your tube, and get a full refund. You never have to say why.",
    "until 14 days after the day it reaches you, as long as its seal is unbroken. The seal is there for hygiene.",
    "You pay the postage, unless the tube is faulty",
    "use the button on your order page",
    "5 to 10 working days",
    "as described, of satisfactory quality and fit for its purpose",
    `if you have a complaint, write to ${company.email}`,
    "Apply 3 hours 15 minutes before cold exposure",
    ...cancellationForm,
  ])
    expect(text).toContain(words);
});

test("order-refunded names the provider's own total", async () => {
  const { text } = await compose("order-refunded", await fixture.addOrder({ reference: fixture.newReference(), refunded_minor: 700 }));
  expect(text).toContain("We've refunded £7.00 for order");
});

test("order-refunded falls back on what was asked for", async () => {
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  const asked = { id: randomUUID(), of_order: order, amount_minor: 1500, reason: "cancelled", status: "requested" as const, provider_id: null };
  await fixture.db
    .insertInto("refunds")
    .values({ ...asked, requested_at: fixture.now() })
    .execute();
  expect((await compose("order-refunded", order)).text).toContain("We've refunded the full £15.00 for order");
});

test("an order without an address says where to add one", async () => {
  const { text } = await compose("order-confirmed", await fixture.addOrder({ reference: fixture.newReference(), delivery: null, name: null }));
  expect(text).toContain("Hello,\n");
  expect(text).toContain("Delivery to: No address yet. Add it on the order's page.");
});

test.each([...orderMails, "owner-order", "owner-return"] as const)("%s about somebody who was erased since is dropped, and fails nothing", async (mail) => {
  const order = await fixture.addOrder({ reference: fixture.newReference(), email: null, name: null, delivery: null });
  await fixture.needs.sendJob(fixture.db, "send-mail", { mail, about: order, key: `${mail}:${order}` });
  await fixture.sendWaiting();
  expect(await fixture.db.selectFrom("mailbox").select("id").where("key", "=", `${mail}:${order}`).execute()).toEqual([]);
  expect(await fixture.queue.boss.findJobs("send-mail", { queued: true })).toEqual([]);
});

test("an evil name is only ever text", async () => {
  const name = `<script>alert("x")</script> & '"><img src=x onerror=y>`;
  for (const mail of ["order-confirmed", "owner-order"] as const) {
    const { html } = await compose(mail, await fixture.addOrder({ reference: fixture.newReference(), name }));
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;&quot;&gt;&lt;img src=x onerror=y&gt;");
  }
});

test("nothing that a stranger typed reaches the one whose address it was", async () => {
  const email = `${randomUUID()}@example.com`;
  await fixture.subscribe(fixture.someone({ email, name: "Win a prize at evil.example" }), fixture.someCaller());
  const [mail] = await fixture.mailTo(email);
  expect(mail?.subject).toBe("Confirm your place on the Warmth List");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});

test.each([true, false])("confirm-sign-up shows the very words that are agreed to (marketing: %s)", async (marketing) => {
  const email = `${randomUUID()}@example.com`;
  await fixture.subscribe(fixture.someone({ email, marketing }), fixture.someCaller());
  const text = (await fixture.mailTo(email))[0]?.text ?? "";
  expect(text).toContain(consentWording[currentWording].terms);
  expect(text.includes(consentWording[currentWording].marketing)).toBe(marketing);
  expect(text).toContain("https://shop.example/warmth-list/confirm/");
});

test("a mail to someone who has been erased is dropped, and the job ends well", async () => {
  const about = await subjectOf("confirm-sign-up");
  await fixture.db.deleteFrom("sign_ups").execute();
  expect(await mailer.compose(fixture.needs, { mail: "confirm-sign-up", about, key: "gone" })).toBeNull();
  await fixture.sendMail({ mail: "confirm-sign-up", about, key: "gone" });
  expect(await fixture.db.selectFrom("mailbox").select("id").where("key", "=", "gone").execute()).toEqual([]);
});

test("a job that runs twice is one mail", async () => {
  const wanted = { mail: "order-link", about: await subjectOf("order-link"), key: `order-link:${randomUUID()}` } as const;
  await Promise.all([fixture.sendMail(wanted), fixture.sendMail(wanted)]);
  await fixture.sendMail(wanted);
  expect(await fixture.db.selectFrom("mailbox").select("id").where("key", "=", wanted.key).execute()).toHaveLength(1);
});

test.each(orderMails)("%s is kept as it was sent, but for what opens the order; and no word of one whose buyer has been erased", async (mail) => {
  const { db } = fixture;
  const about = await subjectOf(mail);
  const key = `${mail}:${about}:${new Date(0).toISOString()}`;
  const wanted = { mail, about, key };
  await fixture.sendMail(wanted);
  const sent = await db.selectFrom("mailbox").select(["subject", "text"]).where("key", "=", key).executeTakeFirstOrThrow();
  const row = () => db.selectFrom("order_mails").select(["subject", "text"]).where("key", "=", key).executeTakeFirstOrThrow();
  const kept = await row();
  expect(kept.subject).toBe(sent.subject);
  // Line by line, so that a whole web address is what goes.
  const without = sent.text.split("\n").map((line) => (/^https:\S+\/[\w-]{32,}/.test(line) ? "(private link)" : line));
  expect(kept.text?.split("\n")).toEqual(without);
  expect(without).toContain("(private link)");
  const links = new Set((await db.selectFrom("secret_links").select("token_hash").execute()).map(({ token_hash }) => token_hash.toString("hex")));
  const opens = (text: string | null) => text?.match(/[\w-]{22,}/g)?.some((word) => links.has(hashToken(word).toString("hex"))) ?? false;
  expect([opens(sent.text), opens(kept.text)]).toEqual([true, false]);
  await eraseOrders(db, sql`id = ${about}`);
  expect(await row()).toEqual({ subject: null, text: null });
});

test("the owner hears at OWNER_EMAIL, or else at the company's address", async () => {
  const about = await subjectOf("owner-order");
  expect((await compose("owner-order", about)).to).toBe("owner@shop.example");
  const config = { ...fixture.needs.config, OWNER_EMAIL: undefined };
  expect((await mailer.compose({ ...fixture.needs, config }, { mail: "owner-order", about, key: "k" }))?.to).toBe(company.email);
});
