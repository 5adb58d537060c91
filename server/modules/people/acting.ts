import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { type Action, mayDo, needsProof, provenMinutes, staffRefundLimit } from "#contracts/rights.ts";
import { type Acting, type Actor, doAudited, isAudited } from "#server/modules/people/audit.ts";
import { isProven } from "#server/modules/people/sessions.ts";

/** A link has no password to ask for. */
const comeInAgain = () =>
  new Failure("forbidden", {
    message: `You came in by a link more than ${provenMinutes} minutes ago. Run “npm run operator -- link” on the machine that runs the shop, open that link, and do this again. Nothing has been done yet.`,
  });

/** The one place through which the back office acts: whatever the role doesn't name is refused, without anybody all of it is, and what is done is written down. */
export function actAs(acting: Acting, by: Actor | null): OperatorBackend {
  const { operator } = acting;

  async function expectRight(action: Action, given: unknown[]): Promise<Actor> {
    if (by === "shell") return by;
    if (!by || !mayDo(by.role, action)) throw new Failure("forbidden", { message: "Your role doesn't include this. Please ask the owner." });
    if (needsProof(action) && !(await isProven(acting.db, by.id, acting.now()))) throw by.person ? new Failure("prove-again") : comeInAgain();
    if (action !== "refundOrder" || by.role !== "staff") return by;
    const [reference, , amount] = given as Parameters<OperatorBackend["refundOrder"]>;
    const { refundable } = await operator.readOrder(reference);
    if ((amount?.minor ?? refundable.minor) <= staffRefundLimit) return by;
    const message = `A refund above ${formatMoney({ ...refundable, minor: staffRefundLimit })} is the owner's. Please ask them.`;
    throw new Failure("forbidden", { message, fields: { amount: message } });
  }

  const limited = Object.entries(operator).map(([name, act]) => [
    name,
    async (...given: unknown[]) => {
      const action = name as Action;
      const who = await expectRight(action, given);
      return isAudited(action) ? doAudited(acting, who, action, given) : (act as (...given: unknown[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(limited) as OperatorBackend;
}
