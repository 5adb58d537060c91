import type { Message } from "#app/features/chat/message.ts";
import { session } from "#app/lib/browser/storage.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const keyOf = (assistant: AssistantName) => storageKeys[assistant === "product" ? "productChat" : "dermafloChat"].name;
/** The oldest go first. */
const room = 60;

const isMessage = (one: unknown): one is Message => typeof one === "object" && one !== null && "content" in one && "sender" in one && "timestamp" in one;

/** What this tab has of a conversation. A browser that keeps nothing begins anew with every page load. */
export function keptMessages(assistant: AssistantName): Message[] {
  try {
    const kept: unknown = JSON.parse(session.read(keyOf(assistant)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

export function keepMessages(assistant: AssistantName, messages: readonly Message[]) {
  if (messages.length > 0) session.write(keyOf(assistant), JSON.stringify(messages.slice(-room)));
  else session.remove(keyOf(assistant));
}
