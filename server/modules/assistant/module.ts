import { dermafloChat, productChatbot, rateAnswer } from "#server/modules/assistant/answers.ts";
import { assistantActions } from "#server/modules/assistant/operator.ts";
import type { Module } from "#server/modules/module.ts";

/** The two assistants. */
export const assistant = {
  functions: (needs) => ({
    productChatbot: productChatbot(needs),
    dermafloChat: dermafloChat(needs),
    rateAnswer: rateAnswer(needs),
  }),

  operatorActions: assistantActions,
} satisfies Module;
