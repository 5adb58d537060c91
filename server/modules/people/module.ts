import type { OperatorBackend } from "#contracts/backend.ts";
import type { Module, ModuleNeeds } from "#server/modules/module.ts";
import { openDoor } from "#server/modules/people/door.ts";
import { invitePerson } from "#server/modules/people/invitations.ts";
import { peopleMails } from "#server/modules/people/mails.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import "#server/modules/people/tables.ts";

const peopleActions = (needs: Pick<ModuleNeeds, "db" | "now" | "sendJob" | "config">) => {
  const { db, now, config } = needs;
  return {
    async makeLink() {
      const { token, expiresAt } = await makeSecretLink(db, { purpose: "operator-link", subject: "owner", at: now(), minutes: 10 });
      return { url: `${config.PUBLIC_ORIGIN}/operator/enter/${token}`, expiresAt };
    },

    async closeEverySession() {
      const sessions = await db.deleteFrom("operator_sessions").executeTakeFirst();
      const links = await db.deleteFrom("secret_links").where("purpose", "in", ["operator-link", "operator-invitation"]).executeTakeFirst();
      return Number(sessions.numDeletedRows + links.numDeletedRows);
    },

    invitePerson: invitePerson(needs),
  } satisfies Partial<OperatorBackend>;
};

/** Who runs the shop, and how they come into the back office. */
export const people = {
  functions: (needs) => ({ door: openDoor(needs) }),
  operatorActions: peopleActions,
  mails: peopleMails,
} satisfies Module;
