import { useSyncExternalStore } from "react";
import { conversationWith, type State } from "#app/features/chat/conversation.ts";
import type { AssistantName } from "#contracts/assistant.ts";

/** The tab's conversation with an assistant, followed as it grows. Only in the browser. */
export function useConversation(assistant: AssistantName): State & ReturnType<typeof conversationWith> {
  const conversation = conversationWith(assistant);
  const state = useSyncExternalStore(conversation.listen, conversation.read);
  return { ...conversation, ...state };
}
