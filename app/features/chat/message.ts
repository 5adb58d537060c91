import { session } from "#app/lib/browser/storage.ts";
import type { AssistantName, Outcome, Source } from "#contracts/assistant.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** What comes with a reply: where it stands, what may be asked next, and the ids that the server knows it by. */
export type Beside = { outcome: Outcome; sources: Source[]; next: string[]; choices: string[]; answer: string; conversation: string };
/** "else": none of the questions offered was meant. */
export type Thumb = "up" | "down" | "else";

export type Message = {
  id: string;
  content: string;
  sender: "bot" | "user";
  /** Milliseconds. */
  timestamp: number;
  /** Missing where no answer came, and this says so. */
  beside?: Beside;
  thumb?: Thumb;
};

/** The id that the server knows these messages by, once it has answered one of them. */
export const conversationOf = (messages: readonly Message[]) => messages.findLast(({ beside }) => beside)?.beside?.conversation;

const keyOf = (assistant: AssistantName) => storageKeys[assistant === "product" ? "productChat" : "dermafloChat"].name;
/** The oldest go first. */
const room = 60;

const isMessage = (one: unknown): one is Message =>
  typeof one === "object" && one !== null && "content" in one && typeof one.content === "string" && "sender" in one && "timestamp" in one;

/** What this tab has of a conversation. A browser that keeps nothing begins anew with every page load. */
export function readMessages(assistant: AssistantName): Message[] {
  try {
    const kept: unknown = JSON.parse(session.read(keyOf(assistant)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

export function saveMessages(assistant: AssistantName, messages: readonly Message[]) {
  if (messages.length > 0) session.write(keyOf(assistant), JSON.stringify(messages.slice(-room)));
  else session.remove(keyOf(assistant));
}
