import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid } from "#contracts/fields.ts";
import { roles } from "#contracts/sign-in.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { invitePerson, waysIn } from "#server/modules/people/invitations.ts";
import { removeCode } from "#server/modules/people/sign-in-codes.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** An id that is none is nobody's. */
const orNobody = (id: string) => (isUuid(id) ? id : null);
const unknownPerson = () => new Failure("not-found", { message: "That person no longer has access." });

const owners = (tx: Tx) => tx.selectFrom("operator_people").select("id").where("role", "=", "owner");
/** Of two changes at once the second sees what the first has left. */
const lockOwners = (tx: Tx) => owners(tx).orderBy("id").forUpdate().execute();

/** Whoever loses the last owner would need the server's command line to get one back. */
async function expectOwner(tx: Tx) {
  const left = await owners(tx).where("email_verified", "=", true).executeTakeFirst();
  if (!left) throw new Failure("conflict", { message: "Somebody has to stay owner. Make somebody else an owner first." });
}

/** Who may come into the back office, and where they're signed in. */
export const peopleActions = (needs: Pick<ModuleNeeds, "db" | "now" | "sendJob" | "config">) => {
  const { db, now, sendJob, config } = needs;
  return {
    async makeLink() {
      const { token, expiresAt } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: now(), minutes: 10 });
      return { url: `${config.PUBLIC_ORIGIN}/operator/enter/${token}`, expiresAt };
    },

    async closeEverySession() {
      const sessions = await db.deleteFrom("operator_sessions").executeTakeFirst();
      const links = db.deleteFrom("secret_links").where("purpose", "in", ["operator-link", ...waysIn]);
      return Number(sessions.numDeletedRows + (await links.executeTakeFirst()).numDeletedRows);
    },

    invitePerson: invitePerson(needs),

    listPeople: () =>
      db
        .selectFrom("operator_people as p")
        .leftJoin("operator_codes as c", "c.person_id", "p.id")
        .select(["p.id", "p.email", "p.name", "p.role", "p.email_verified as hasJoined", sql<boolean>`c.confirmed_at is not null`.as("hasCode")])
        .orderBy("p.created_at")
        .orderBy("p.id")
        .execute(),

    async changeRole(id, role) {
      if (!roles.includes(role)) throw new Failure("invalid", { message: `A role is one of: ${roles.join(", ")}.` });
      await db.transaction().execute(async (tx) => {
        await lockOwners(tx);
        const changed = await tx.updateTable("operator_people").set({ role, updated_at: now() }).where("id", "=", orNobody(id)).executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw unknownPerson();
        if (role !== "owner") await expectOwner(tx);
      });
    },

    removePerson: (id) =>
      db.transaction().execute(async (tx) => {
        await lockOwners(tx);
        const removed = await tx.deleteFrom("operator_people").where("id", "=", orNobody(id)).returning(["role", "name"]).executeTakeFirst();
        if (!removed) throw unknownPerson();
        if (removed.role === "owner") await expectOwner(tx);
        await tx.deleteFrom("secret_links").where("purpose", "in", waysIn).where("subject", "=", id).execute();
        return { name: removed.name };
      }),

    removeSignInCode: (id, by) =>
      db.transaction().execute(async (tx) => {
        const person = await tx.selectFrom("operator_people").select("name").where("id", "=", orNobody(id)).executeTakeFirst();
        if (!person) throw unknownPerson();
        if (!(await removeCode(tx, id))) throw new Failure("conflict", { message: "Their sign-in code is off already." });
        await sendMail(tx, sendJob, "operator-code-off", `${id} ${by.person?.id ?? "link"}`, now().toISOString());
        return person;
      }),

    async listSessions(by) {
      const rows = await db
        .selectFrom("operator_sessions as s")
        .leftJoin("operator_people as p", "p.id", "s.person_id")
        .select(["s.id", "p.id as person", "p.name", "s.user_agent as browser", "s.created_at as since", "s.updated_at as usedAt", "s.expires_at as until"])
        .where("s.expires_at", ">", now())
        .$if(by.role !== "owner", (query) => query.where("s.person_id", "=", by.person?.id ?? null))
        .orderBy("s.created_at", "desc")
        .execute();
      return rows.map(({ person, ...row }) => ({ ...row, isThis: row.id === by.id, isOwn: person === (by.person?.id ?? null) }));
    },

    async endSession(id, by) {
      const ended = await db
        .deleteFrom("operator_sessions")
        .where("id", "=", orNobody(id))
        .$if(by.role !== "owner", (query) => query.where("person_id", "=", by.person?.id ?? null))
        .executeTakeFirst();
      if (ended.numDeletedRows === 0n) throw new Failure("not-found", { message: "That session has ended already." });
    },
  } satisfies Partial<OperatorBackend>;
};
