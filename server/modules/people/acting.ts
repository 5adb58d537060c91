import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { startsRefund } from "#contracts/order.ts";
import { type Action, mayDo, needsProof, provenMinutes, staffRefundLimit } from "#contracts/rights.ts";
import { type Acting, type Actor, doAudited, isAudited, readRefundedBy } from "#server/modules/people/audit.ts";
import { isProven } from "#server/modules/people/sessions.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { addDays } from "#server/platform/dates.ts";

/** A link has no password to ask for. */
const comeInAgain = () =>
  new Failure("forbidden", {
    message: `You signed in with a link more than ${provenMinutes} minutes ago. Run “npm run operator -- link” on the machine that runs the shop, open that link, and do this again. Nothing has been done yet.`,
  });

/** The one place through which the back office acts: whatever the role doesn't name is refused, without anybody all of it is, and what is done is written down. */
export function actAs(acting: Acting, by: Actor | null): OperatorBackend {
  const { operator } = acting;

  async function expectRight(action: Action): Promise<Actor> {
    if (by === "shell") return by;
    if (!by || !mayDo(by.role, action)) throw new Failure("forbidden", { message: "Your role doesn't include this. Please ask the owner." });
    if (needsProof(action) && !(await isProven(acting.db, by.id, acting.now()))) throw by.person ? new Failure("prove-again") : comeInAgain();
    return by;
  }

  /** One order costs less than the limit: it's what somebody refunds in a day that it bounds. Of two refunds at once the second waits for what the first comes to. */
  async function expectWithinLimit(tx: Tx, who: Actor, action: Action, given: unknown[]): Promise<void> {
    if (who === "shell" || who.role !== "staff" || (action !== "refundOrder" && !(action === "settleReturn" && startsRefund(given[1])))) return;
    const { person } = who;
    await sql`select pg_advisory_xact_lock(hashtext('refunds of'), hashtext(${person?.id ?? ""}))`.execute(tx);
    const { refundable } = await acting.within(tx).readOrder(String(given[0]));
    const amount = action === "refundOrder" ? (given as Parameters<OperatorBackend["refundOrder"]>)[2] : undefined;
    const refunded = await readRefundedBy(tx, person?.id ?? null, addDays(acting.now(), -1));
    if (refunded + (amount?.minor ?? refundable.minor) <= staffRefundLimit) return;
    const [limit, done] = [staffRefundLimit, refunded].map((minor) => formatMoney({ ...refundable, minor }));
    const message = `You can refund up to ${limit} in 24 hours${refunded > 0 ? `, and you've already refunded ${done}` : ""}. Please ask an owner to make this refund.`;
    throw new Failure("forbidden", { message, fields: { amount: message } });
  }

  const limited = Object.entries(operator).map(([name, act]) => [
    name,
    async (...given: unknown[]) => {
      const action = name as Action;
      const who = await expectRight(action);
      if (!isAudited(action)) return (act as (...given: unknown[]) => Promise<unknown>)(...given);
      return doAudited({ ...acting, expect: (tx) => expectWithinLimit(tx, who, action, given) }, who, action, given);
    },
  ]);
  return Object.fromEntries(limited) as OperatorBackend;
}
