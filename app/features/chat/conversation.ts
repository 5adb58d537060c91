import { useSyncExternalStore } from "react";
import { type Answered, type Asked, ask } from "#app/features/chat/ask.ts";
import { conversationOf, type Message, readMessages, saveMessages, type Thumb } from "#app/features/chat/message.ts";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { failing } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type State = {
  messages: readonly Message[];
  /** What has come of the reply that is awaited; null while none is. */
  coming: string | null;
  /** The last question has no answer; it can be asked again. */
  unanswered: boolean;
  /** Whether we may keep what is said from now on. Asked anew in every tab and on every reload. */
  mayKeep: boolean;
};

/** How many earlier messages go along with a question. */
const along = 20;

const isSaid = ({ sender, beside }: Message) => sender === "user" || beside !== undefined;
const earlierOf = (messages: readonly Message[]): Asked["before"] =>
  messages
    .filter(isSaid)
    .slice(-along)
    .map(({ sender, content }) => ({ role: sender === "user" ? "user" : "assistant", content: content.slice(0, 4_000) }));

/** Read from what is said, for a reload ends a question that is under way. */
function stateOf(known: Omit<State, "unanswered">): State {
  const last = known.messages.at(-1);
  return { ...known, unanswered: known.coming === null && last !== undefined && !last.beside };
}

/**
 * One conversation: it outlives the panel it is shown in, the page, and a reload of the tab. Only one question is under way at a time.
 */
export function createConversation(assistant: AssistantName, needs = { ask, read: readMessages, keep: saveMessages }) {
  let state = stateOf({ messages: needs.read(assistant), coming: null, mayKeep: false });
  const listeners = new Set<() => void>();
  const set = (change: Partial<State>) => {
    state = stateOf({ ...state, ...change });
    if (change.messages) needs.keep(assistant, state.messages);
    for (const tell of listeners) tell();
  };
  function add(message: Omit<Message, "id" | "timestamp">): Message {
    const added = { id: createIdempotencyKey(), timestamp: Date.now(), ...message };
    set({ messages: [...state.messages, added] });
    return added;
  }

  async function askNow({ id: intent, content: text }: Message, before: readonly Message[]): Promise<ShownFailure | null> {
    set({ coming: "" });
    const conversation = conversationOf(state.messages);
    const answered: Answered = await needs.ask(assistant, { text, before: earlierOf(before), conversation, mayKeep: state.mayKeep, intent }, (coming) =>
      set({ coming }),
    );
    set({ coming: null });
    if (answered.ok) {
      add({ sender: "bot", content: answered.content, beside: answered.beside });
      return null;
    }
    // biome-ignore lint/suspicious/noConsole: whoever looks into a complaint finds it there
    console.error(`No answer: ${answered.failure.code}`);
    // The other assistant's panel says it in a toast.
    if (assistant === "product") add({ sender: "bot", content: failing.product });
    return answered.failure;
  }

  return {
    read: () => state,
    listen(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    /** Resolves with what went wrong, or null. Nothing but blanks, or while a reply is awaited, is not sent. */
    async send(text: string): Promise<ShownFailure | null> {
      const content = text.trim();
      if (!content || state.coming !== null) return null;
      const before = state.messages;
      return askNow(add({ sender: "user", content }), before);
    },
    /** Asks the last question again; what said that it failed goes. */
    async again(): Promise<ShownFailure | null> {
      const place = state.messages.findLastIndex(({ sender }) => sender === "user");
      const last = state.messages[place];
      if (!last || state.coming !== null) return null;
      set({ messages: state.messages.slice(0, place + 1) });
      return askNow(last, state.messages.slice(0, place));
    },
    mark(id: string, thumb: Thumb) {
      set({ messages: state.messages.map((message) => (message.id === id ? { ...message, thumb } : message)) });
    },
    allowKeeping(mayKeep: boolean) {
      set({ mayKeep });
    },
    forget() {
      if (state.coming === null) set({ messages: [], mayKeep: false });
    },
  };
}

const conversations = new Map<AssistantName, ReturnType<typeof createConversation>>();

/** The tab's conversation with one of the assistants. */
function conversationWith(assistant: AssistantName) {
  const found = conversations.get(assistant) ?? createConversation(assistant);
  conversations.set(assistant, found);
  return found;
}

/** The tab's conversation with an assistant, followed as it grows. Only in the browser. */
export function useConversation(assistant: AssistantName): State & ReturnType<typeof conversationWith> {
  const conversation = conversationWith(assistant);
  const state = useSyncExternalStore(conversation.listen, conversation.read);
  return { ...conversation, ...state };
}
