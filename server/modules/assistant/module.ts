import { assistantFunctions } from "#server/modules/assistant/answers.ts";
import { assistantActions } from "#server/modules/assistant/operator.ts";
import type { Module } from "#server/modules/module.ts";

/** The two assistants. */
export const assistant = {
  functions: assistantFunctions,
  operatorActions: assistantActions,
} satisfies Module;
