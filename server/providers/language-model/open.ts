import { createLocalAssistant } from "#server/adapters/assistant/local.ts";
import { createOpenAiCompatible } from "#server/adapters/assistant/openai-compatible/create-openai-compatible.ts";
import type { Config } from "#server/config.ts";
import type { Assistant } from "#server/ports/assistant.ts";

type Settings = Pick<Config, "ASSISTANT" | "ASSISTANT_URL" | "ASSISTANT_MODEL" | "ASSISTANT_API_KEY">;

/** Who words the answers. The local one is always there: it takes over wherever the other may not, or cannot. */
export function openAssistants({ ASSISTANT, ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_API_KEY }: Settings): { local: Assistant; vendor: Assistant | null } {
  const local = createLocalAssistant();
  if (ASSISTANT === "local") return { local, vendor: null };
  return { local, vendor: createOpenAiCompatible({ url: ASSISTANT_URL ?? "", model: ASSISTANT_MODEL ?? "", key: ASSISTANT_API_KEY, fetch: globalThis.fetch }) };
}
