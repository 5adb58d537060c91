import { sql } from "kysely";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatPounds } from "#contracts/money.ts";
import { type OrderNews, orderNews } from "#contracts/order.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { readStock } from "#server/modules/orders/stock.ts";
import type { Database } from "#server/platform/database/open.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { type MailDefinition, sendMail, toOwner } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "owner-digest": "day, as 2026-11-02";
  }
}

/** How the owner hears of new orders. */
export async function readOrderNews(db: Database): Promise<OrderNews> {
  const chosen = await db.selectFrom("order_news").select("choice").orderBy("chosen_at", "desc").limit(1).executeTakeFirst();
  return chosen?.choice ?? "each";
}

export function orderNewsActions({ db, now }: { db: Database; now: () => Date }) {
  return {
    readOrderNews: () => readOrderNews(db),
    async chooseOrderNews(choice) {
      if (!orderNews.includes(choice)) throw new Failure("invalid", { message: "Please choose one of the three." });
      // Pressed twice in one moment it's one choice, and the last.
      const row = { chosen_at: now(), choice };
      await db
        .insertInto("order_news")
        .values(row)
        .onConflict((both) => both.column("chosen_at").doUpdateSet({ choice }))
        .execute();
    },
  } satisfies Partial<OperatorBackend>;
}

/** Each morning: promises the mail about the day before, where the owner wants one. Done again, it's the same mail. */
export const tellOwner =
  ({ db, sendJob, now }: Pick<PlatformNeeds, "db" | "sendJob" | "now">) =>
  async (): Promise<void> => {
    if ((await readOrderNews(db)) !== "daily") return;
    const yesterday = daysAfter(londonDay(now()), -1);
    await db.transaction().execute((tx) => sendMail(tx, sendJob, "owner-digest", yesterday));
  };

type Digest = { day: string; orders: number; minor: number; joined: number; toSend: number; messages: number; alerts: number; available: number };

/** A day as London counts it, and how the shop stands now. */
async function readDigest(db: Database, day: string): Promise<Digest> {
  const { rows } = await sql<Omit<Digest, "day" | "available">>`
    select count(*)::int as orders, coalesce(sum(total_minor), 0)::int as minor,
      (select count(*)::int from sign_ups where (confirmed_at at time zone 'Europe/London')::date = ${day}) as joined,
      (select count(*)::int from orders where status = 'paid') as "toSend",
      (select count(*)::int from messages where answered_at is null and not suspect) as messages,
      (select count(*)::int from operator_alerts where resolved_at is null) as alerts
    from orders where (paid_at at time zone 'Europe/London')::date = ${day}`.execute(db);
  const stock = await readStock({ db })();
  return { day, ...(rows[0] as Omit<Digest, "day" | "available">), available: stock.reduce((sum, { available }) => sum + available, 0) };
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function ownerDigestMail({ day, orders, minor, joined, toSend, messages, alerts, available }: Digest, backOffice: string): MailContent {
  const came = orders === 0 ? "no pre-orders" : `${counted(orders, "pre-order", "pre-orders")}, ${formatPounds(minor)}`;
  const waiting = [messages && counted(messages, "message", "messages"), alerts && counted(alerts, "alert", "alerts")].filter(Boolean);
  return {
    subject: `${formatIsoDay(day)}: ${came}`,
    preheader: toSend === 0 ? "Nothing is waiting to be sent." : `${counted(toSend, "order", "orders")} to send.`,
    title: "Yesterday in the shop",
    blocks: [
      {
        facts: [
          ["New orders", orders === 0 ? "none" : came],
          ["Warmth List", joined === 0 ? "nobody new" : `${joined} new`],
          ["To send now", String(toSend)],
          ["Waiting for you", waiting.length === 0 ? "nothing" : waiting.join(" and ")],
          ["Tubes available", String(available)],
        ],
      },
      { button: "Open the back office", url: backOffice },
      `You chose a daily email about new orders. To change that, open ${backOffice}/mailbox.`,
    ],
  };
}

export const ownerDigest: MailDefinition<MailNeeds> = {
  name: "owner-digest",
  /** Null after a day on which nothing came and nothing waits. */
  async compose({ db, config }, about) {
    const digest = await readDigest(db, about);
    const { orders, joined, toSend, messages, alerts } = digest;
    if (orders + joined + toSend + messages + alerts === 0) return null;
    return toOwner(config, (backOffice) => ownerDigestMail(digest, backOffice));
  },
  samples: (origin) => ({
    "owner-digest": ownerDigestMail(
      { day: "2026-11-02", orders: 1, minor: 1_500, joined: 5, toSend: 7, messages: 1, alerts: 0, available: 412 },
      `${origin}/operator`,
    ),
  }),
};
