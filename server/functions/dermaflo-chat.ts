import type { Backend } from "#contracts/backend.ts";
import { type ChatNeeds, createChat } from "#server/assistants/create-chat.ts";

export function dermafloChat(needs: ChatNeeds): Backend["dermafloChat"] {
  const chat = createChat(needs);
  return async ({ userMessage, ...rest }, caller) => {
    const { reply, ...beside } = await chat("dermaflo", { question: userMessage, ...rest }, caller);
    return { success: true, message: reply, ...beside };
  };
}
