import { dermafloChat, productChatbot, rateAnswer } from "#server/modules/assistant/answers.ts";
import { forgetOwnerAnswer, listOwnerAnswers, listQuestions, readAssistants, teachAssistants } from "#server/modules/assistant/operator.ts";
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
