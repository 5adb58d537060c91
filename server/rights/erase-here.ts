import type { Database } from "#server/platform/database/open.ts";
import { addSteps } from "#server/rights/add-steps.ts";
import { eraseAnswers } from "#server/rights/erase-answers.ts";
import { eraseFromQueue } from "#server/rights/erase-from-queue.ts";
import { eraseLabels } from "#server/rights/erase-labels.ts";
import { eraseLetters } from "#server/rights/erase-letters.ts";
import { eraseMails } from "#server/rights/erase-mails.ts";
import { eraseOrders } from "#server/rights/erase-orders.ts";
import { eraseSignUp } from "#server/rights/erase-sign-up.ts";
import { selectOrdersOf } from "#server/rights/select-orders-of.ts";

/** Whom, and up to when: what they gave us later is not meant. `at`: now. */
export type Erasing = { erasure: string; email: string; before: Date; at: Date; home: string };

/**
 * Takes a person out of the shop's own tables, inside a transaction, and writes down whom outside is to forget them. Safe to repeat; answers how
 * many orders are still under way and so were left as they are.
 */
export async function eraseHere(tx: Database, erasing: Erasing): Promise<number> {
  const { email, before } = erasing;
  await tx.selectFrom("orders").select("id").where("email", "=", email).where("created_at", "<=", before).forUpdate().execute();
  const orders = await selectOrdersOf(tx, erasing);
  const settled = orders.filter(({ wait }) => wait === null).map(({ id }) => id);
  const waiting = orders.filter(({ wait }) => wait !== null).map(({ id }) => id);
  await addSteps(tx, erasing, settled);
  // Mails are known by what they are about, so they go while that is still there.
  await eraseMails(tx, erasing, { settled, waiting });
  await eraseLabels(tx, erasing, settled);
  await eraseOrders(tx, settled);
  await eraseLetters(tx, erasing);
  await eraseAnswers(tx, erasing);
  await eraseSignUp(tx, erasing);
  await eraseFromQueue(tx, erasing);
  await tx.deleteFrom("data_requests").where("email", "=", email).where("asked_at", "<=", before).execute();
  return waiting.length;
}
