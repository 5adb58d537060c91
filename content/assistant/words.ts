import type { Passage } from "#content/assistant/passage.ts";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type Words = { title: string; greeting: string; placeholder: string };

/** What the two panels say by themselves. */
export const assistantWords: Record<AssistantName, Words> = {
  product: {
    title: `${brand.name} Assistant`,
    greeting: `Hello! I'm an AI assistant. I answer from what this site says about ${brand.name}, show you where it says so, and say when I don't know.`,
    placeholder: `Ask about ${brand.name}...`,
  },
  dermaflo: {
    title: `${brand.technology} AI Assistant`,
    greeting: `Hello, I'm an AI assistant. Ask me about ${brand.technology}, the technology behind ${brand.name}. I answer from what we have published, and say so when I don't know.`,
    placeholder: `Ask me about ${brand.technology} technology...`,
  },
};

/** Around the conversation. */
export const chatWords = {
  close: (title: string) => `Close ${title}`,
  forget: "Start again",
  leaveOut: "Please leave out names, order numbers and anything about your health.",
  question: "Your question",
  send: "Send",
  conversation: "Conversation",
  starters: "Questions to begin with",
  replying: "Replying…",
  waitToWrite: "Wait for the answer",
  tooLong: (most: number) => `Please use at most ${most} characters`,
  again: "Try again",
  assistant: "Assistant:",
  you: "You:",
  sources: "Where this comes from",
  readMore: "Read more:",
  next: "You could ask next",
  thumbs: {
    ask: "Did that help?",
    thanks: "Thank you.",
    thanksDown: "Thank you. You can talk to a person: the button is below the answer.",
    up: "Yes, that helped",
    down: "No, that didn't help",
  },
} as const;

/** While a reply is awaited. */
export const waiting = "Thinking...";

/** What is said when no answer came: in the product's panel as the assistant's message, in the other as a toast. */
export const failing = {
  product: "I'm sorry, I'm having trouble responding right now. Please try again or contact our team directly.",
  dermaflo: { title: "Error", text: "Failed to send message. Please try again." },
} as const;

/** The words that somebody agreed to before a conversation was kept, by version. Old ones are never edited. */
export const keepingWords = {
  "assistant-1":
    "What you write here is kept for 90 days, so that we can see what is asked and answer it better. By sending a message you agree to that. Please leave out names, order numbers and anything about your health.",
  // The first that is asked for: a box beside the field that nobody has ticked yet.
  "assistant-2": "I agree that you can keep this chat for 90 days, to see what people ask and improve the answers.",
} as const;
export const currentKeepingWords = "assistant-2" satisfies keyof typeof keepingWords;

/** Where it is not clear which question is meant. */
export const choiceWords = {
  ask: "Do you mean …?",
  label: "Do you mean",
  else: "Something else: ask a person",
  heard: (choices: readonly string[]) => `Do you mean: ${choices.join(" ")} Or something else? You'll find the choices above the question box.`,
} as const;

export const personWords = {
  open: "Talk to a person",
  lead: "We'll send your side of this chat to the shop, and a person will reply by email.",
  lost: { title: "The form didn't load", description: `You can also write to ${company.email}.` },
  email: "Your email address",
  message: "Your message",
  more: "Anything to add (optional)",
  send: "Send",
  sending: "Sending…",
  sent: "Sent.",
  reference: (reference: string) => `A person will read it and reply by email. Your reference is ${reference}.`,
  back: "Back to the assistant",
} as const;

/** After an answer, where somebody's health was only mentioned: "She's on warfarin. Do you gift wrap?", or told before: "I'm pregnant", "can I use it twice a day?" */
export const askFirst: Passage = {
  id: "careful/ask-first",
  text: "If it's for a child, or for somebody who is pregnant, takes tablets, or has a condition or broken skin, please ask a pharmacist or doctor before they use it.",
  sources: [{ title: "Terms: using the cream safely", path: "/terms#safe-use" }],
  asks: [],
  yes: [],
  no: [],
};
