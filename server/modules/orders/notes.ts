import { randomUUID } from "node:crypto";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid } from "#contracts/fields.ts";
import { orderNote, readGiven } from "#contracts/operator-forms.ts";
import { changeByReference, type OrderNeeds } from "#server/modules/orders/state.ts";

/** What the shop's people note on an order, for one another. */
export function noteActions({ db, now }: Pick<OrderNeeds, "db" | "now">) {
  return {
    /** Newest first. */
    listOrderNotes: (reference) =>
      db
        .selectFrom("order_notes")
        .innerJoin("orders", "orders.id", "order_notes.order_id")
        .select(["order_notes.id", "order_notes.words", "order_notes.author", "order_notes.at"])
        .where("orders.reference", "=", reference)
        .orderBy("order_notes.at", "desc")
        .orderBy("order_notes.id")
        .execute(),

    async addOrderNote(reference, typed, by) {
      const { note: words } = readGiven(orderNote, { note: typed });
      return changeByReference({ db, now }, reference, async (tx, { id: order_id, email }, at) => {
        if (email === null) {
          const message = "This order has no customer details, so you can't add a note. Nothing was saved.";
          throw new Failure("conflict", { message, fields: { note: message } });
        }
        const note = { order_id, words, author: by.person?.name ?? null };
        const same = tx.selectFrom("order_notes").select("id").where("order_id", "=", order_id).where("words", "=", words);
        // Pressed again, because the answer was lost or the finger quick.
        if (await same.executeTakeFirst()) return;
        await tx
          .insertInto("order_notes")
          .values({ ...note, id: randomUUID(), at })
          .execute();
      });
    },

    removeOrderNote: (reference, note) =>
      changeByReference({ db, now }, reference, async (tx, { id: order_id }) => {
        const { numDeletedRows } = await tx
          .deleteFrom("order_notes")
          .where("order_id", "=", order_id)
          .where("id", "=", isUuid(note) ? note : null)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  } satisfies Partial<OperatorBackend>;
}
