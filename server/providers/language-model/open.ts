import type { Assistant } from "#server/providers/language-model/port.ts";

/** Quotes the passages as they are, in their order. Nothing leaves this machine. */
export function createLocalAssistant(): Assistant {
  return {
    name: "local",
    async word({ passages }) {
      async function* quote() {
        for (const [at, { text }] of passages.entries()) yield at === 0 ? text : `\n${text}`;
      }
      return { used: passages, sentences: quote() };
    },
  };
}
