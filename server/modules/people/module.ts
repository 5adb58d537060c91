import type { Module } from "#server/modules/module.ts";
import { auditActions } from "#server/modules/people/audit.ts";
import { openDoor } from "#server/modules/people/door.ts";
import { peopleMails } from "#server/modules/people/mails.ts";
import { passkeyActions } from "#server/modules/people/passkeys.ts";
import { peopleActions } from "#server/modules/people/people.ts";
import { signInCodeActions } from "#server/modules/people/sign-in-codes.ts";
import "#server/modules/people/tables.ts";

/** Who runs the shop, how they come into the back office, and what their role lets them do. */
export const people = {
  functions: (needs) => ({ door: openDoor(needs) }),
  operatorActions: (needs: Parameters<typeof peopleActions>[0]) => ({
    ...peopleActions(needs),
    ...signInCodeActions(needs),
    ...passkeyActions(needs),
    ...auditActions(needs),
  }),
  mails: peopleMails,
} satisfies Module;
