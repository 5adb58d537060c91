import { type Selectable, sql } from "kysely";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { consentWording } from "#content/consent-wording.ts";
import { promiseOf } from "#content/delivery-promise.ts";
import { describeOrderEvent } from "#content/order-events.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readHistory } from "#server/modules/orders/state.ts";
import { addressesIn } from "#server/modules/privacy/addresses.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { withoutSecrets } from "#server/platform/tokens/secret-links.ts";

const reader =
  (db: Database) =>
  async <T = Record<string, unknown>>(statement: TemplateStringsArray, ...values: unknown[]): Promise<T[]> =>
    (await sql<T>(statement, ...values).execute(db)).rows;

/** Labels of a person's orders, and specimens made with their address. */
export const labelsOf = (email: string) => sql`
  shipments s left join orders o on o.id = s.order_id where ((s.order_id is null and s.recipient ->> 'email' = ${email}) or o.email = ${email})`;

/** `emptied`: its words were kept and have been erased since. */
type Turn = Pick<Selectable<Tables["answers"]>, "id" | "conversation" | "assistant" | "question" | "reply" | "thumb" | "at"> & { emptied: boolean };

/** Assistant conversations in which this person wrote their address: nothing else links one to a person. Replies don't count. Oldest turn first. */
export async function findConversations(db: Database, { email, before = null }: { email: string; before?: Date | null }): Promise<Turn[][]> {
  // The database also finds addresses that only contain this one.
  const { rows } = await sql<Turn>`
    select id, conversation, assistant, question, reply, thumb, at, (wording is not null and question is null) as emptied from answers
    where conversation in (select conversation from answers where strpos(lower(question), ${email}) > 0)
      and (${before}::timestamptz is null or at <= ${before}) order by conversation, at, id`.execute(db);
  const conversations = [...Map.groupBy(rows, ({ conversation }) => conversation).values()].map((turns) => {
    const addresses = new Map(turns.map((turn) => [turn, addressesIn(turn.question ?? "")]));
    const mine = turns.filter((turn) => addresses.get(turn)?.has(email));
    // If another address was written too, nobody can tell whose the other turns are.
    const alone = addresses.entries().every(([{ emptied }, found]) => !emptied && [...found].every((address) => address === email));
    return mine.length > 0 && alone ? turns : mine;
  });
  return conversations.filter((turns) => turns.length > 0);
}

export const copyConversations = async (db: Database, email: string) =>
  (await findConversations(db, { email })).map((turns) =>
    turns.map(({ assistant, at, question, reply, thumb }) => ({ assistant, at, question, reply, thumb })),
  );

/** Emails to them in the local mailbox, and which were refused. An SMTP server keeps its own. */
export async function copyEmails(db: Database, email: string) {
  const read = reader(db);
  const sent = await read<{ text: string }>`
    select at, from_address as "from", subject, text from mailbox where lower(to_address) = ${email} order by id`;
  const refused = await read`
    select b.at, b.mail, b.code from bounces b where b.about in (
      select id::text from orders where email = ${email} union select id::text from messages where email = ${email}
      union select a.id::text from message_answers a join messages m on m.id = a.message_id where m.email = ${email}
      union select id::text from sign_ups where email = ${email}
      union select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and b.mail = any(${signUpMails}::text[]))
    order by b.at`;
  return { sent: sent.map((mail) => ({ ...mail, text: withoutSecrets(mail.text) })), refused_by_your_mail_server: refused };
}

const silent = "It did not answer when this copy was made. Please ask for another copy later.";
const unplugged = "We no longer work with this company, so we couldn't ask it automatically. Write to us and we'll ask it for you.";

async function copyFromVendors({ db, payments, shipping, list }: ModuleNeeds, email: string) {
  type Held = { vendor: string; number: string };
  const read = reader(db);
  const paid = await read<Held>`
    select payment_provider as vendor, payment_session as number from orders where email = ${email} and payment_session is not null`;
  const labels = await read<Held>`select s.provider as vendor, s.vendor_id as number from ${labelsOf(email)} and s.vendor_id is not null`;
  const copyPayment = async (session: string) => {
    const { status, paid, total, customer } = await payments.lookUp(session);
    return { status, paid, total_pence: total.minor, currency: total.currency, customer };
  };
  const holders = [
    { holder: "mailing list", vendor: list.name, number: null, ask: () => list.copy(email) },
    ...paid.map((held) => ({ holder: "payments", ...held, ask: held.vendor === payments.name ? () => copyPayment(held.number) : null })),
    ...labels.map((held) => ({ holder: "shipping", ...held, ask: held.vendor === shipping.name ? () => shipping.copy(held.number) : null })),
  ];
  return Promise.all(
    holders.map(async ({ ask, ...about }) => {
      if (!ask) return { ...about, holds: null, note: unplugged };
      try {
        return { ...about, holds: (await ask()) as unknown, note: null };
      } catch {
        // One vendor's failure mustn't cost them the rest of the copy.
        return { ...about, holds: null, note: silent };
      }
    }),
  );
}

async function copyOrders(db: Database, email: string) {
  const read = reader(db);
  const orders = await read<{ id: string; dispatch_by: string | null }>`
    select id, reference, status, coalesce(product_name, product) as product, vat_rate_percent, quantity, total_minor as total_pence,
      vat_minor as vat_pence, refunded_minor as refunded_pence, currency, created_at as placed_at, paid_at, bank_asked_at, payment_failed_at,
      dispatch_by, terms_version as agreed_terms_version, name, email, delivery as delivery_address, payment_provider, payment_id as payment_number
    from orders where email = ${email} order by created_at`;
  return Promise.all(
    orders.map(async ({ id, dispatch_by, ...order }) => ({
      ...order,
      promised_dispatch: promiseOf(dispatch_by).dispatch,
      history: (await readHistory(db, id)).map(({ at, status, event, by }) => ({ at, status, cause: describeOrderEvent({ event, by }), by })),
      refunds: await read`
        select amount_minor as amount_pence, status, reason, requested_at as asked_at, made_at, provider_id as number_at_provider
        from refunds where of_order = ${id} order by requested_at`,
      our_notes: await read`select words, at from order_notes where order_id = ${id} order by at`,
      emails: await read`select mail, at, subject, text from order_mails where order_id = ${id} order by at`,
      return: (await read`select told_at, outcome, settled_at from returns where order_id = ${id}`)[0],
    })),
  );
}

const wordsOf = (version: string) => (Object.hasOwn(consentWording, version) ? consentWording[version as keyof typeof consentWording] : null);

/** Their sign-up and its proof; null if they never signed up. Says how many friends they invited, not who. */
async function copySignUp(db: Database, email: string) {
  const read = reader(db);
  const [signUp] = await read<{ id: string }>`
    select id, name, email, country, status, marketing as tips_and_news, disposable as address_looks_disposable, source as joined_from_page,
      created_at as joined_at, mailed_at as last_written_to_about_joining_at, confirmed_at, referral_code as code_of_your_share_link,
      referred_by is not null as invited_by_a_friend,
      (select count(*)::int from sign_ups f where f.referred_by = s.id) as friends_who_joined_by_your_link
    from sign_ups s where email = ${email}`;
  if (!signUp) return null;
  const { id, ...facts } = signUp;
  const consents = await read<{ wording: string }>`
    select act, at, source as page, (choices ->> 'terms')::boolean as agreed_to_list_emails, (choices ->> 'marketing')::boolean as agreed_to_tips_and_news,
      entered ->> 'name' as name_entered, entered ->> 'country' as country_entered, wording from consents where sign_up = ${id} order by id`;
  const [member] = await read`select desired as wish, desired_at as since, outcome, synced_at as told_at, seen_at from list_syncs where sign_up = ${id}`;
  const invitations = await read<{ at: Date }>`select at from invitation_mails where sign_up = ${id} order by campaign`;
  return {
    ...facts,
    consents: consents.map(({ wording, ...consent }) => ({ ...consent, wording: { version: wording, words: wordsOf(wording) } })),
    written_to_with_news_at: invitations.map(({ at }) => at),
    at_its_home: member,
  };
}

/** Everything we and our vendors hold about an address, readable for people and programs, the oldest first. Times are ISO 8601. */
export async function copyPerson(needs: ModuleNeeds, email: string): Promise<Record<string, unknown>> {
  const { db, now } = needs;
  const read = reader(db);
  return {
    format: `${brand.slug}/your-data`,
    // Goes up whenever a field is renamed, moved or changes its meaning.
    version: 2,
    made_at: now().toISOString(),
    made_by: `${company.name}${company.sample ? " (sample)" : ""}, ${company.email}`,
    about: email,
    notes: [
      "Times are in UTC. Money is in pence, beside its currency. null: nothing is known, or nothing has happened.",
      "Left out: private links, and anything about other people.",
      "Counted visits and choices about cookies are not here: they are kept under random numbers that only the browser knows, and nothing ties them to an address.",
    ],
    warmth_list: await copySignUp(db, email),
    orders: await copyOrders(db, email),
    labels: await read`
      select s.number, s.order_reference, s.order_id is null as specimen, s.provider as carrier, s.service, s.state, s.recipient, s.tracking_number,
        s.tracking_url as tracking_page, s.parcel, s.problem, s.made_at, s.purchased_at as bought_at, s.voided_at as taken_back_at
      from ${labelsOf(email)} order by s.made_at`,
    messages: await read`
      select reference, kind, name, email, details as what_you_wrote, at as sent_at, answered_at as closed_at, coalesce((
        select json_agg(json_build_object('at', a.at, 'words', a.words) order by a.at) from message_answers a where a.message_id = messages.id), '[]') as our_answers
      from messages where email = ${email} order by at`,
    assistant_conversations: await copyConversations(db, email),
    emails: await copyEmails(db, email),
    requests: {
      asked: await read`select kind as wish, asked_at from privacy_requests where email = ${email} order by asked_at`,
      erasures_under_way: await read`select asked_by, asked_at, waiting as orders_waited_for from erasures where email = ${email} order by asked_at`,
    },
    held_by_others: await copyFromVendors(needs, email),
  };
}
