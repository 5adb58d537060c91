import type { Outcome, Source } from "#contracts/assistant.ts";

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
