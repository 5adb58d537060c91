import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid, searchText } from "#contracts/fields.ts";
import { mostViews, readGiven, savedView } from "#contracts/operator-forms.ts";
import type { OperatorSession } from "#contracts/sign-in.ts";
import type { OrderNeeds } from "#server/modules/orders/state.ts";

const onName = (code: "conflict" | "invalid", message: string) => new Failure(code, { message, fields: { name: message } });

function personOf({ person }: OperatorSession) {
  if (!person)
    throw new Failure("forbidden", { message: "You signed in with a link made on the server, which keeps no views. Sign in with your password to save one." });
  return person.id;
}

/** What each of the team looks for among the orders time and again, by a name of their own. */
export function savedViewActions({ db, now }: Pick<OrderNeeds, "db" | "now">) {
  return {
    listSavedViews: ({ person }) =>
      db
        .selectFrom("saved_views")
        .select(["id", "name", "search", "status"])
        .where("person_id", "=", person?.id ?? null)
        .orderBy(sql`lower(name)`)
        .execute(),

    async saveView({ name: typed, search: sought, status }, by) {
      const person_id = personOf(by);
      const { name } = readGiven(savedView, { name: typed });
      const search = v.parse(searchText, sought);
      if (!search && !status) throw onName("invalid", "Search for something or choose a status first. Then you can save it.");
      return db.transaction().execute(async (tx) => {
        // Nor one more in two tabs at once.
        await tx.selectFrom("operator_people").select("id").where("id", "=", person_id).forUpdate().execute();
        const known = await tx.selectFrom("saved_views").select(["name", "search", "status"]).where("person_id", "=", person_id).execute();
        const namesake = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
        // Pressed again, because the answer was lost or the finger quick.
        if (namesake?.search === search && namesake.status === status) return false;
        if (namesake) throw onName("conflict", `You have a view called “${namesake.name}” already. Choose another name, or remove that one first.`);
        if (known.length >= mostViews) throw onName("conflict", `You have ${mostViews} views already. Remove one first.`);
        await tx.insertInto("saved_views").values({ id: randomUUID(), person_id, name, search, status, created_at: now() }).execute();
        return true;
      });
    },

    async removeView(id, by) {
      const { numDeletedRows } = await db
        .deleteFrom("saved_views")
        .where("id", "=", isUuid(id) ? id : null)
        .where("person_id", "=", personOf(by))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  } satisfies Partial<OperatorBackend>;
}
