import { sql } from "kysely";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { consentWording } from "#content/consent-wording.ts";
import { dispatchWords } from "#server/modules/orders/dispatch.ts";
import { findTurns } from "#server/modules/privacy/conversations.ts";
import type { Shipment } from "#server/modules/shipping/labels.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

/** What they asked an assistant, and what it answered them. */
export const copyConversations = async (db: Database, email: string) =>
  (await findTurns(db, { email })).map((turns) => turns.map(({ assistant, at, question, reply, thumb }) => ({ assistant, at, question, reply, thumb })));

/** A link that opens something by itself has a long random part in its address. */
const withoutSecrets = (words: string) => words.replaceAll(/(?<=\/)[\w-]{22,}/g, "[link taken out]");

/** Mails to them that lie in the local mailbox, and that one was refused. A mail server elsewhere keeps its own. */
export async function copyEmails(db: Database, email: string) {
  const sent = await db
    .selectFrom("mailbox")
    .select(["at", "subject", "from_address", "text"])
    .where((eb) => eb(eb.fn<string>("lower", ["to_address"]), "=", email))
    .orderBy("id")
    .execute();
  const { rows: refused } = await sql<{ at: Date; mail: string; code: number }>`
    select b.at, b.mail, b.code from bounces b where b.about in (
      select id::text from orders where email = ${email} union select id::text from letters where email = ${email}
      union select id::text from sign_ups where email = ${email}
      union select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and b.mail = any(${signUpMails}::text[]))
    order by b.at`.execute(db);
  return {
    sent: sent.map(({ at, subject, from_address, text }) => ({ at, from: from_address, subject, text: withoutSecrets(text) })),
    refused_by_your_mail_server: refused,
  };
}

export type OthersNeeds = {
  db: Database;
  payments: Pick<Payments, "name" | "lookUp">;
  shipping: Pick<Shipping, "name" | "copy">;
  list: Pick<MailingList, "name" | "copy">;
};
type Held = { holder: string; vendor: string; number: string | null; holds: unknown; note: string | null };

const silent = "It did not answer when this copy was made. Please ask for another copy later.";
const unplugged = "We no longer work with it, so we cannot ask it by program. Write to us, and we ask it for you.";

/** What whoever works for us says that it holds, asked this moment. */
export function copyFromOthers({ db, payments, shipping, list }: OthersNeeds): (email: string) => Promise<Held[]> {
  async function ask(about: Omit<Held, "holds" | "note">, holds: (() => Promise<unknown>) | null): Promise<Held> {
    if (!holds) return { ...about, holds: null, note: unplugged };
    try {
      return { ...about, holds: await holds(), note: null };
    } catch {
      // Whatever is wrong there, the rest of the copy is theirs all the same.
      return { ...about, holds: null, note: silent };
    }
  }
  const buyerOf = async (session: string) => {
    const { status, paid, total, customer } = await payments.lookUp(session);
    return { status, paid, total_pence: total.minor, currency: total.currency, customer };
  };

  return async (email) => {
    const { rows: sessions } = await sql<{ vendor: string; number: string }>`
      select payment_provider as vendor, payment_session as number from orders where email = ${email} and payment_session is not null`.execute(db);
    const { rows: labels } = await sql<{ vendor: string; number: string }>`
      select s.provider as vendor, s.vendor_id as number from shipments s left join orders o on o.id = s.order_id
      where s.vendor_id is not null and ((s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email})`.execute(db);
    return [
      await ask({ holder: "mailing list", vendor: list.name, number: null }, () => list.copy(email)),
      ...(await Promise.all(
        sessions.map(({ vendor, number }) => ask({ holder: "payments", vendor, number }, vendor === payments.name ? () => buyerOf(number) : null)),
      )),
      ...(await Promise.all(
        labels.map(({ vendor, number }) => ask({ holder: "shipping", vendor, number }, vendor === shipping.name ? () => shipping.copy(number) : null)),
      )),
    ];
  };
}

/** Shipping labels of their orders, and specimens made with their address. */
export async function copyLabels(db: Database, email: string) {
  const { rows } = await sql<Shipment>`
    select s.* from shipments s left join orders o on o.id = s.order_id
    where (s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email} order by s.made_at`.execute(db);
  return rows.map((label) => ({
    number: label.number,
    order_reference: label.order_reference,
    specimen: label.order_id === null,
    carrier: label.provider,
    service: label.service,
    state: label.state,
    recipient: label.recipient,
    tracking_number: label.tracking_number,
    tracking_page: label.tracking_url,
    parcel: label.parcel,
    problem: label.problem,
    made_at: label.made_at,
    bought_at: label.purchased_at,
    taken_back_at: label.voided_at,
  }));
}

/** What they wrote through a form, also a conversation with an assistant that they handed over. */
export async function copyMessages(db: Database, email: string) {
  const letters = await db.selectFrom("letters").selectAll().where("email", "=", email).orderBy("at").execute();
  return letters.map(({ reference, kind, name, email: from, details, at, answered_at }) => ({
    reference,
    kind,
    name,
    email: from,
    what_you_wrote: details,
    sent_at: at,
    answered_at,
  }));
}

/** Each order with its history, the oldest first. */
export async function copyOrders(db: Database, email: string) {
  const orders = await db.selectFrom("orders").selectAll().where("email", "=", email).orderBy("created_at").execute();
  return Promise.all(
    orders.map(async (order) => {
      const history = await db.selectFrom("order_history").select(["at", "status", "cause", "by"]).where("order_id", "=", order.id).orderBy("id").execute();
      const refunds = await db.selectFrom("refunds").selectAll().where("of_order", "=", order.id).orderBy("requested_at").execute();
      const back = await db.selectFrom("returns").selectAll().where("order_id", "=", order.id).executeTakeFirst();
      return {
        reference: order.reference,
        status: order.status,
        product: order.product_name ?? order.product,
        vat_rate_percent: order.vat_rate_percent,
        quantity: order.quantity,
        total_pence: order.total_minor,
        vat_pence: order.vat_minor,
        refunded_pence: order.refunded_minor,
        currency: order.currency,
        placed_at: order.created_at,
        paid_at: order.paid_at,
        bank_asked_at: order.bank_asked_at,
        payment_failed_at: order.payment_failed_at,
        promised_dispatch: dispatchWords(order.dispatch_by),
        agreed_terms_version: order.terms_version,
        name: order.name,
        email: order.email,
        delivery_address: order.delivery,
        payment_provider: order.payment_provider,
        payment_number: order.payment_id,
        history,
        refunds: refunds.map(({ amount_minor, status, reason, requested_at, made_at, provider_id }) => ({
          amount_pence: amount_minor,
          status,
          reason,
          asked_at: requested_at,
          made_at,
          number_at_provider: provider_id,
        })),
        return: back && { told_at: back.told_at, outcome: back.outcome, settled_at: back.settled_at },
      };
    }),
  );
}

/** What they asked of their data, and how far an end to it has come. */
export async function copyRequests(db: Database, email: string) {
  const asked = await db.selectFrom("data_requests").select(["wish", "asked_at"]).where("email", "=", email).orderBy("asked_at").execute();
  const erasures = await db.selectFrom("erasures").select(["asked_by", "asked_at", "waiting"]).where("email", "=", email).orderBy("asked_at").execute();
  return { asked, erasures_under_way: erasures.map(({ waiting, ...erasure }) => ({ ...erasure, orders_waited_for: waiting })) };
}

/** Their place on the Warmth List and the proof of it; null where they were never on it. Of friends only that there are any. */
export async function copySignUp(db: Database, email: string) {
  const one = await db.selectFrom("sign_ups").selectAll().where("email", "=", email).executeTakeFirst();
  if (!one) return null;
  const consents = await db.selectFrom("consents").select(["act", "wording", "choices", "source", "at"]).where("sign_up", "=", one.id).orderBy("id").execute();
  const member = await db.selectFrom("list_members").selectAll().where("sign_up", "=", one.id).executeTakeFirst();
  const openings = await db.selectFrom("opening_mails").select("at").where("sign_up", "=", one.id).orderBy("opening").execute();
  const { friends } = await db
    .selectFrom("sign_ups")
    .select((eb) => eb.fn.countAll<string>().as("friends"))
    .where("referred_by", "=", one.id)
    .executeTakeFirstOrThrow();
  const wordsOf = (version: string) => (Object.hasOwn(consentWording, version) ? consentWording[version as keyof typeof consentWording] : null);
  return {
    name: one.name,
    email: one.email,
    country: one.country,
    status: one.status,
    tips_and_news: one.marketing,
    address_looks_disposable: one.disposable,
    joined_from_page: one.source,
    joined_at: one.created_at,
    last_written_to_about_joining_at: one.mailed_at,
    confirmed_at: one.confirmed_at,
    code_of_your_share_link: one.referral_code,
    invited_by_a_friend: one.referred_by !== null,
    friends_who_joined_by_your_link: Number(friends),
    consents: consents.map(({ act, wording, choices, source, at }) => ({
      act,
      at,
      page: source,
      agreed_to_list_emails: choices.terms,
      agreed_to_tips_and_news: choices.marketing,
      wording: { version: wording, words: wordsOf(wording) },
    })),
    written_to_as_pre_orders_opened_at: openings.map(({ at }) => at),
    at_its_home: member && { wish: member.wish, since: member.wished_at, outcome: member.outcome, told_at: member.settled_at, seen_at: member.seen_at },
  };
}

export type CopyNeeds = OthersNeeds & { db: Database; now: () => Date };

/** Changes whenever a field is renamed, moved or means something else. */
const version = 1;

/** All that is held of an address, by us and by whoever holds it for us, in names that a person and a program can read. Times are ISO 8601. */
export function copyPerson({ db, now, ...others }: CopyNeeds): (email: string) => Promise<Record<string, unknown>> {
  const ask = copyFromOthers({ db, ...others });
  return async (email) => ({
    format: `${brand.slug}/your-data`,
    version,
    made_at: now().toISOString(),
    made_by: `${company.name}${company.sample ? " (sample)" : ""}, ${company.email}`,
    about: email,
    notes: [
      "Times are in UTC. Money is in pence, beside its currency. null: nothing is known, or nothing has happened.",
      "Left out: links that open something by themselves, and anything about other people.",
      "Counted visits and choices about cookies are not here: they are kept under random numbers that only the browser knows, and nothing ties them to an address.",
    ],
    warmth_list: await copySignUp(db, email),
    orders: await copyOrders(db, email),
    labels: await copyLabels(db, email),
    messages: await copyMessages(db, email),
    assistant_conversations: await copyConversations(db, email),
    emails: await copyEmails(db, email),
    requests: await copyRequests(db, email),
    held_by_others: await ask(email),
  });
}
