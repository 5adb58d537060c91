import { dermafloChat, productChatbot, rateAnswer } from "#server/modules/assistant/answers.ts";
import { listQuestions, readAssistants } from "#server/modules/assistant/operator.ts";
import { forgetOwnerAnswer, listOwnerAnswers, teachAssistants } from "#server/modules/assistant/owner-answers.ts";
import type { Module } from "#server/modules/module.ts";

/** The two assistants. */
export const assistant = {
  functions: (needs) => ({
    productChatbot: productChatbot(needs),
    dermafloChat: dermafloChat(needs),
    rateAnswer: rateAnswer(needs),
  }),

  operatorActions: (needs) => ({
    listQuestions: listQuestions(needs),
    readAssistants: readAssistants(needs),
    listOwnerAnswers: listOwnerAnswers(needs),
    teachAssistants: teachAssistants(needs),
    forgetOwnerAnswer: forgetOwnerAnswer(needs),
  }),
} satisfies Module;
