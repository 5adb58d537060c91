/** Emails kept here instead of being sent. */
export const mailboxPage = {
  title: "Mailbox",
  description: "Emails kept here instead of being sent.",
  whenSent: {
    text: "Emails go out through your mail server and no copies are kept. Any below are from before it was set up, and were not sent.",
    none: "There are none.",
  },
  whenKept: {
    text: "Emails are kept here, not sent, until a mail server is set up.",
    none: "Nothing yet. Join the Warmth List, and the first email is here within a second or two.",
  },
  to: (address: string) => `to ${address}`,
  older: "Older emails",
  news: {
    title: "Emails to you about new orders",
    text: "What's serious still comes at once: alerts, skin reactions, returns and messages.",
    label: "How do you want to hear about them?",
    options: [
      ["each", "One email for each"],
      ["daily", "A daily email each morning, about the day before"],
      ["none", "None"],
    ],
    button: "Save",
    done: "Saved. It applies from the next order on.",
  },
} as const;

export const mailPage = { title: "Email", description: "One email.", from: "From", to: "To", sent: "Written" };
