import type { OperatorBackend, OperatorSession } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { type Action, mayDo, staffRefundLimit } from "#contracts/rights.ts";

/** What the back office's pages are given: whatever the session's role doesn't name is refused, and without a session all of it is. */
export function actAs(operator: OperatorBackend, session: OperatorSession | null): OperatorBackend {
  async function expectRight(action: Action, given: unknown[]) {
    if (!session || !mayDo(session.role, action)) throw new Failure("forbidden", { message: "Your role doesn't include this. Please ask the owner." });
    if (action !== "refundOrder" || session.role !== "staff") return;
    const { total } = await operator.readOrder(String(given[0]));
    if (total.minor > staffRefundLimit)
      throw new Failure("forbidden", { message: `A refund above ${formatMoney({ ...total, minor: staffRefundLimit })} is the owner's. Please ask them.` });
  }

  const limited = Object.entries(operator).map(([action, act]) => [
    action,
    async (...given: unknown[]) => {
      await expectRight(action as Action, given);
      return (act as (...given: unknown[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(limited) as OperatorBackend;
}
