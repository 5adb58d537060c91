import type { Backend } from "#contracts/backend.ts";
import { type ChatNeeds, createChat } from "#server/assistants/create-chat.ts";

export function productChatbot(needs: ChatNeeds): Backend["productChatbot"] {
  const chat = createChat(needs);
  return ({ message, messages = [], ...rest }, caller) => chat("product", { question: message, messages, ...rest }, caller);
}
