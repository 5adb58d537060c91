import type { OrderWait } from "#contracts/your-data.ts";

/** Where somebody asks for what we hold about them. */
export const yourData = {
  title: "Your data",
  description:
    "Get a copy of everything we hold about you, or ask us to delete it. We'll show you what we have to keep, and why. We email you a link, and you don't need an account.",
  cold: "Download or delete",
  warm: "your data",
  lead: "Get a copy of everything we hold about you, or ask us to delete it. We'll show you what we have to keep, and why. It's free, and you don't need an account.",
  steps: {
    title: "How it works",
    list: [
      {
        when: "Now",
        text: "Tell us the email address you've used with us. To protect your privacy, this page gives the same answer whether or not we hold anything about that address.",
      },
      { when: "By email", text: "We'll send a private link to that address. It works for one day." },
      {
        when: "On the page it opens",
        text: "You'll see what we hold, and what we have to keep and why. Nothing happens until you press the button there.",
      },
    ],
    more: [
      "What we keep, why and for how long is in the ",
      { words: "Privacy Policy", to: "/privacy-policy" },
      ". To have something corrected, or if you can't get into that email account any more, ",
      { words: "write to us", to: "/contact" },
      ": a person will answer within one month. Unhappy with how we've used your data? ",
      { words: "Make a complaint", to: "/privacy-complaint" },
      ".",
    ],
  },
  form: {
    title: "What would you like to do?",
    wish: {
      label: "Your data",
      options: [
        ["copy", "Get a copy of everything you hold about me"],
        ["erase", "Delete what you hold about me"],
      ],
    },
    email: { label: "Email Address", help: "The one you joined, ordered or wrote with. If you've used several, ask once for each." },
    send: "Send me the link",
    tool: { toolname: "ask_for_my_data", tooldescription: "Emails a person a private link to a copy of the data the shop holds about them, or to delete it." },
  },
  sent: (waits: boolean) =>
    waits
      ? { title: "We'll send a link to that address tomorrow.", text: "We've reached today's email limit. We haven't copied or deleted anything yet." }
      : {
          title: "We've sent a link to that address.",
          text: "Check your inbox and your junk folder. The link works for one day. We haven't copied or deleted anything yet.",
        },
} as const;

/** The page that such a link opens. */
export const dataLink = {
  titles: { copy: "A copy of your data", erase: "Delete your data", erased: "Your data is deleted", gone: "This link doesn't work" },
  description: "Download or delete what we hold about you.",
  gone: {
    cold: "This link",
    warm: "doesn't work",
    lead: "It has expired, part of it is missing, or it has already been used.",
    text: "If you copied it from the email, check you have all of it. Otherwise ask for a new one: it takes less than a minute.",
    button: "Ask for a new link",
  },
  copy: {
    cold: "A copy of",
    lead: "Everything we hold about this address.",
    inside: "What is in it",
    nothing: "Only this request. We don't hold anything else about this address.",
    vendors: (names: string) => `And what we get from the companies that work for us: ${names}.`,
    leftOut: [
      "We leave out private links and anything about other people. Visits aren't in it either: they're kept under a random number that isn't linked to your email address. Want it all deleted instead? ",
      { words: "Ask for that link", to: "/your-data" },
      ".",
    ],
    file: {
      title: "Your copy",
      text: "One file, made when you press the button. Every line says in plain words what it is. If another company holds something for us, we ask for that too.",
      button: "Download my data",
      care: "The link to this page works for one day, as often as you like. Keep the file somewhere private. Didn't get a file? Browsers inside apps often can't save one: open the link from the email in Safari, Chrome or another browser.",
    },
  },
} as const;

/** Why an order's own data cannot go yet. */
export const orderWaits: Record<OrderWait, string> = {
  "not-paid-yet": "isn't paid yet. It expires if it isn't paid in time.",
  "not-sent-yet": "is paid and not sent yet. We need your address to send it. If you cancel the order, we can delete the address.",
  "on-its-way": "is on its way to you. We need your details until it arrives.",
  "can-be-returned": "has arrived, and you can still cancel it for 14 days after that.",
  "coming-back": "is on its way back to us. We need your details to give your money back.",
  "refund-under-way": "is being refunded. We need your details until your money is back.",
  disputed: "has a payment you're disputing with your bank. We keep what we need for that until it's settled.",
};
