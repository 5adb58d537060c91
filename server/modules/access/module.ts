import { openAccess } from "#server/modules/access/access-sessions.ts";
import { accessActions } from "#server/modules/access/operator.ts";
import { signInFunctions } from "#server/modules/access/sign-in.ts";
import type { Module } from "#server/modules/module.ts";

export const access = {
  functions: (needs) => ({ ...signInFunctions(needs), access: openAccess(needs) }),
  operatorActions: accessActions,
} satisfies Module;
