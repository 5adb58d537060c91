import type { OrderWait } from "#contracts/your-data.ts";

/** Where somebody asks for what we hold about them. */
export const yourData = {
  title: "Your data",
  description: "Have a copy of everything we hold about you, or have it erased. By a link in an email; no account needed.",
  cold: "A copy of, or an end to,",
  warm: "your data",
  lead: "What we hold about you is yours to have, and yours to end. It costs nothing, and you need no account.",
  steps: {
    title: "How it goes",
    list: [
      { when: "Now", text: "You tell us the address that we may know you by. Whether we know it or not, the answer here is the same." },
      { when: "By email", text: "A link comes to that address. It is private, and works for one day. Only whoever reads that mailbox can go on." },
      {
        when: "On its page",
        text: "You see what there is, and for erasing what must stay and why. Nothing happens until you press the button there.",
      },
    ],
    more: [
      "What we keep, why and for how long is in the ",
      { words: "Privacy Policy", to: "/privacy-policy" },
      ". To have something corrected instead, or if you no longer read that mailbox, ",
      { words: "write to us", to: "/contact" },
      ": a person answers within one month.",
    ],
  },
  form: {
    title: "What would you like?",
    wish: {
      label: "Of everything we hold about me",
      options: [
        ["copy", "A copy of it all, in one file"],
        ["erase", "An end to it: erase it"],
      ],
    },
    email: { label: "Email Address", help: "The one you joined, ordered or wrote with. If there were several, ask once for each." },
    send: "Send me the link",
    tool: { toolname: "ask_for_my_data", tooldescription: "Emails a person a private link to a copy of the data the shop holds about them, or to erase it." },
  },
  sent: {
    title: "A link is on its way to that address.",
    text: "Look into your mailbox, and into the junk folder. The link works for one day. Nothing has been copied or erased yet.",
  },
} as const;

/** The page that such a link opens. */
export const dataLink = {
  title: "Your data",
  description: "What we hold about you, to have or to erase.",
  gone: {
    cold: "This link has",
    warm: "gone cold",
    lead: "It is too old, part of it is missing, or what it was for is done.",
    text: "If you copied it from the email, make sure that you have all of it. Otherwise ask for a fresh one: it takes less than a minute.",
    button: "Ask for a fresh link",
  },
  copy: {
    cold: "A copy of",
    lead: "Everything we hold about this address.",
    inside: "What is in it",
    nothing: "Nothing but this request: we hold nothing else about this address. The file says so.",
    vendors: (names: string) => `And what ${names} holds for us about this address.`,
    leftOut: [
      "Left out are links that open something by themselves, and anything about other people. Counted visits are not in it: they are kept under a random number that only your browser knows. Would you rather have it all erased? ",
      { words: "Ask for that link", to: "/your-data" },
      ".",
    ],
    file: {
      title: "Your copy",
      text: "One file, made the moment you press. Programs can read it, and so can you: every line says in plain words what it is. Where another company holds something for us, we ask it as well.",
      button: "Download my data",
      care: "The link to this page works for one day, as often as you like. Keep the file where only you can read it. No file came? The browser inside an app often can't save one: open the link from the email in Safari, Chrome or another browser.",
    },
  },
} as const;

/** Why an order's own data cannot go yet. */
export const orderWaits: Record<OrderWait, string> = {
  "not-paid-yet": "is not paid yet. It ends by itself within the hour, or is paid.",
  "not-sent-yet": "is paid and not sent yet. We need your address to send it; or cancel it, and we need it no more.",
  "on-its-way": "is on its way to you. We need to know whose it is until it has come.",
  "can-be-returned": "has come, and you may still send it back. That ends 14 days after it came.",
  "coming-back": "is on its way back to us. We need to know whose it is to give your money back.",
  "refund-under-way": "is being refunded. We need to know whose it is until your money is back.",
  disputed: "is disputed at your bank. We keep what we need for that until it is settled.",
};
