import type { Config } from "#server/platform/config.ts";
import { createOpenAiCompatible } from "#server/providers/language-model/openai-compatible.ts";
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

type Settings = Pick<Config, "ASSISTANT" | "ASSISTANT_URL" | "ASSISTANT_MODEL" | "ASSISTANT_API_KEY">;

/** Who words the answers. The local one is always there: it takes over wherever the other may not, or cannot. */
export function openAssistants({ ASSISTANT, ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_API_KEY }: Settings): { local: Assistant; vendor: Assistant | null } {
  const local = createLocalAssistant();
  if (ASSISTANT === "local") return { local, vendor: null };
  return { local, vendor: createOpenAiCompatible({ url: ASSISTANT_URL ?? "", model: ASSISTANT_MODEL ?? "", key: ASSISTANT_API_KEY, fetch: globalThis.fetch }) };
}
