import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import type { TestApp } from "#tests/support/open-test-app.ts";

/** Somebody whose every word is found nowhere else. */
export function somebody() {
  const tag = `q${randomBytes(6).toString("hex")}`;
  const phone = `077009${randomInt(100_000, 999_999)}`;
  return {
    email: `${tag}@planted.example`,
    name: `Ann ${tag}`,
    phone,
    street: `1 ${tag} Street`,
    /** Whatever is found with one of these in it is theirs. */
    words: [tag, phone],
  };
}
export type Somebody = ReturnType<typeof somebody>;

const good = async (answer: Response | Promise<Response>) => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBeLessThan(400);
  return (await given.json()) as Record<string, unknown>;
};

/** By the shop's own doors: joins, writes, asks an assistant, orders, and has a label made. Answers the order's reference. */
export async function plantByTheDoors(app: TestApp, { email, name, phone, street }: Somebody, pay: (url: string) => Promise<unknown>): Promise<string> {
  const { operator } = app.shop.backend;
  await good(app.call("mailchimp-subscribe", { name, email, country: "GB", acceptTerms: true, marketing: true }));
  await app.drain();
  await confirm(app, email);
  const written = await good(app.call("contact-us", { name, email, topic: "other", message: `Write to ${street}` }));
  const reaction = { name, email, when: "Today", where: "Hand", severity: "serious", stopped: "yes", consent: true };
  const reported = await good(app.call("report-reaction", { ...reaction, happened: `${name} (${email}, ${phone}) had to see a doctor` }));
  for (const { reference } of [written, reported]) await operator.answerMessage(String(reference), `Hello ${name}, we'll ring ${phone}.`, true);
  await good(app.call("complain-about-privacy", { name, email, complaint: `You wrote to ${email}` }));
  await good(app.call("talk-to-person", { assistant: "product", email, note: `Call ${phone}`, messages: [{ role: "user", content: `I am ${name}` }] }));
  const shipping_details = { name, email, phone, address1: street, city: "Leeds", postal_code: "LS1 4AP", country: "GB" };
  if (!(await app.shop.backend.labelsAreSpecimens())) await app.drain();
  else await good(app.call("create-shipment", { shipping_details, order_reference: `ORDER-${Date.now()}` }));

  const { url } = await good(app.startCheckout());
  await pay(String(url));
  await app.drain();
  const { reference } = await app.db
    .selectFrom("orders")
    .select("reference")
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await operator.makeLabel(reference);
  await operator.fetchLabel(reference);
  return reference;
}

/** Their own yes, by the link in the mail that asks. */
export async function confirm(app: TestApp, email: string) {
  const { id: consent } = await app.db
    .selectFrom("consents")
    .innerJoin("sign_ups", "sign_ups.id", "consents.sign_up")
    .select("consents.id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { token } = await makeSecretLink(app.db, { purpose: "confirm-sign-up", subject: consent, at: app.now(), minutes: 5 });
  await good(app.call("confirm-sign-up", { token }));
  await app.drain();
}

/** What no door leads to, or only after a failure. */
export async function plantBehindTheDoors({ db, now, shop }: TestApp, { email, name, street, phone }: Somebody, reference: string): Promise<void> {
  const at = now();
  const order = await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirstOrThrow();
  const said = { worded_by: "local", outcome: "unknown", assistant: "product", thumb: null, wording: "a wording", at } as const;
  const conversation = randomUUID();
  await db
    .insertInto("answers")
    .values([
      { ...said, passages: [], id: randomUUID(), conversation, question: `Where is my tube? ${email}`, reply: `We write to ${email}` },
      { ...said, passages: [], id: randomUUID(), conversation, question: `I live at ${street}`, reply: "Thank you." },
    ])
    .execute();
  await db.insertInto("list_deletions").values({ email, at }).execute();
  await db
    .insertInto("bounces")
    .values({ key: `order-receipt:${order.id}`, mail: "order-receipt", about: order.id, code: 550, at })
    .execute();
  await db
    .insertInto("refunds")
    .values({ id: randomUUID(), of_order: order.id, amount_minor: 100, reason: `${name} rang from ${phone}`, status: "made", requested_at: at })
    .execute();
  await db
    .insertInto("order_notes")
    .values({ id: randomUUID(), order_id: order.id, words: `${name} rang from ${phone}`, author: null, at })
    .execute();
  const team = { email: "team@example.com", name: "Somebody of the team", role: "staff", created_at: at, updated_at: at } as const;
  const { id: person_id } = await db.insertInto("operator_people").values(team).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("saved_views")
    .values([
      { id: randomUUID(), person_id, name: `Of ${name}`, search: "LS1", status: null, created_at: at },
      { id: randomUUID(), person_id, name: "Rings often", search: email.toUpperCase(), status: "late", created_at: at },
    ])
    .execute();
  // As an early version wrote it: today's events name nobody.
  await sql`
    insert into local_card.events (id, body, created_at, delivered_at)
    select 'evt_early', json_build_object('data', json_build_object('session_id', payment_session, 'customer', ${email}::text))::text, ${at}, ${at}
    from orders where id = ${order.id}`.execute(db);
  const label = db.updateTable("shipments").where("order_id", "=", order.id);
  await label.set({ tracking_url: `https://carrier.example/${email}`, problem: `The carrier does not know ${street}` }).execute();
  await sql`update label_files set pdf = ${Buffer.from(`%PDF ${name}`)}`.execute(db);
  // Somebody had asked before, and that is still under way.
  const id = randomUUID();
  await db
    .insertInto("erasures")
    .values({ id, person: "a hash", email, asked_by: "owner", asked_at: new Date(0) })
    .execute();
  await shop.queue.sendJob(db, "erase-person", { erasure: id }, { startAfter: new Date(at.getTime() + 60_000) });
  await shop.queue.sendJob(db, "tidy", {}, { startAfter: new Date(at.getTime() + 365 * 86_400_000) });
  await sql`update pgboss.job set output = ${JSON.stringify({ message: `550 <${email}> unknown` })}::jsonb where id = (select id from pgboss.job where name = 'tidy' limit 1)`.execute(
    db,
  );
}
