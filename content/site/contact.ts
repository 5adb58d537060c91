import { brand } from "#content/brand.ts";
import type { topics } from "#contracts/contact-us.ts";

const topicWords: readonly (readonly [(typeof topics)[number], string])[] = [
  ["order", "An order"],
  ["cream", "The cream"],
  ["warmth-list", "The Warmth List"],
  ["press", "Press and partners"],
  ["other", "Something else"],
];

/** As the visitor chose it; what a message that was handed over from an assistant is about has words already. */
export const titleOfTopic = (topic = "other") => topicWords.find(([name]) => name === topic)?.[1] ?? topic;

export const contact = {
  title: "Get in Contact",
  description: `Write to the people behind ${brand.name}: about an order, the cream or the Warmth List, or with a press question.`,
  cold: "Get in",
  warm: "Contact",
  lead: "Send us a message and a real person will reply by email.",
  form: {
    title: "Write to us here",
    topic: { label: "What is it about?", none: "Please choose", options: topicWords },
    message: { label: "Your message", help: "If it's about an order, include the reference so we can find it." },
    send: "Send message",
    kept: [
      "We keep your message so we can answer it, and delete it two years after we've answered it. Find out more in the ",
      { words: "Privacy Policy", to: "/privacy-policy#writing-to-us" },
      ".",
    ],
    tool: {
      toolname: "write_to_shop",
      tooldescription: "Sends the shop a message from a person: about an order, the cream or the Warmth List, or with a press question.",
    },
  },
  provider: {
    title: "Or use our provider's form",
    text: "If the form here doesn't work for you, use the one on our mailing provider's own site. Its terms apply there too. The button opens it in a new tab.",
    agree: ["I agree to the ", "Terms & Conditions", "."],
    missing: "Please agree to the Terms & Conditions.",
    open: "Open Contact Form",
  },
  /** What is settled faster elsewhere. */
  quicker: {
    cold: "Quicker",
    warm: "answers",
    ways: [
      { to: "/faq", title: "A question about the cream", text: "Most questions are answered in our FAQ." },
      { to: "/order/find", title: "A lost order link", text: "Get it emailed again straight away." },
      { to: "/cancellation", title: "Cancelling", text: "On your order page, with our online form, by email or by post." },
      { to: "/reaction-report", title: "Your skin has reacted", text: "Find out what to do now, and tell us." },
      { to: "/your-data", title: "Your personal data", text: "Get a copy, have it deleted, or complain." },
    ],
  },
} as const;
