import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

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
