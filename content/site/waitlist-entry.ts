import { brand } from "#content/brand.ts";
import { referral, referralWords } from "#content/referral.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";

type OnList = Extract<WaitlistPosition, { state: "on-list" }>;

export const formatPosition = (position: number) => position.toLocaleString("en-GB");

/** How somebody came to stand where they do, in a sentence or two. */
export function describePosition({ position, confirmedAs, referrals }: Pick<OnList, "position" | "confirmedAs" | "referrals">): string {
  if (referrals === 0)
    return position === 1 ? "Nobody on the list confirmed before you." : "It goes by when you confirmed. Whenever somebody before you leaves, you move up.";
  const joined = referrals === 1 ? "One friend has joined by your link" : `${formatPosition(referrals)} friends have joined by your link`;
  const counted = referrals > referral.most ? `, of whom ${referral.most} count` : "";
  const moved = confirmedAs - position;
  if (moved === 0) return `${joined}${counted}. You were at the front already.`;
  return `You confirmed as number ${formatPosition(confirmedAs)}. ${joined}${counted}: that moved you up ${moved === 1 ? "one place" : `${moved} places`}${position === 1 ? ", to the very front" : ""}.`;
}

const join = "Join Warmth List";

/** Somebody's position in line, and what it is good for. */
export const positionPage = {
  title: "Your place in line",
  description: `Your place on the ${brand.name} Warmth List.`,
  cold: "Your place",
  warm: "in the warm",
  lead: "Counted afresh each time you look. This page is yours alone: pass on the link below, not this address.",
  label: "Your place in line",
  meaning: referralWords.position,
  share: {
    title: "Tell a friend, if you like",
    rule: referralWords.rule,
    card: { title: `${brand.name}: ${brand.tagline.toLowerCase()}`, text: `The ${brand.name} Warmth List, for hands and feet that feel the cold:` },
    copy: "Copy link",
    more: "Share…",
    said: { idle: "", copied: "Copied. Paste it wherever your friend will see it.", marked: "The link is marked: copy it with your own keys." },
  },
  waiting: {
    onSale: {
      title: "You need not wait your turn",
      text: `${brand.name} can be pre-ordered right now, by anyone. Your place stays yours if you would rather wait.`,
      button: "Pre-order Now",
    },
    notOnSale: {
      title: "Now it is your place that counts",
      text: (closed: boolean) =>
        `When ${closed ? "pre-orders open again" : "there are more tubes"}, we write to the list from the front, in small groups. Each email says so plainly: no tube is held for anyone.`,
      button: `About ${brand.name}`,
    },
  },
  gone: {
    cold: "This link has",
    warm: "gone cold",
    lead: "Part of it is missing, or what it led to is erased.",
    text: "If you copied it from the email, make sure that you have all of it.",
    button: join,
  },
  notOnList: {
    cold: "You are not",
    warm: "on the list",
    lead: "Whoever has left, or has still to confirm, has no place in line.",
    text: "You can join again whenever you like: an email asks you to confirm, and your place counts from then.",
    button: join,
  },
} as const;

/** What the list holds of somebody, what they get, and how they change it. */
export const entryPage = {
  title: "Your place on the list",
  description: "What the Warmth List holds of you, what you get from us, and how to leave.",
  cold: "Your place",
  warm: "on the list",
  lead: (day: string) => `On the Warmth List since ${day}.`,
  saved: { title: "Saved", text: "This is what we hold of you now." },
  held: {
    title: "What we hold",
    facts: {
      address: "Email address",
      name: "Name",
      country: "Country",
      joined: "Entered on",
      confirmed: "Confirmed on",
      code: "Your code for friends",
      referred: "Came by a friend's link",
      marketing: "Tips and news",
    },
    notYet: "Not yet",
    yes: "Yes",
    no: "No",
    asked: "Yes, you asked for them",
    note: "Of each step we also keep when and where it was taken, and which words you agreed to. Your address is shown in part, in case the email with this link was passed on.",
  },
  change: {
    title: "Change it",
    send: "Save",
    sending: "Saving...",
    otherAddress: "Another address? Leave with this one and join with the other: only its own mailbox can confirm it.",
  },
  mails: {
    title: "What you get from us",
    always: [
      ["About your place", "When you join, when you confirm, and whenever you ask for a link such as this one."],
      ["When pre-orders open", "One email each time they do. There is no fixed day for it."],
      ["When tubes ship", "One email when they do."],
    ],
    tips: ["Tips and news", "Now and then, for you ticked that box. Untick it here and they stop."],
    nothingElse: (tips: boolean) => `${tips ? "" : "No tips and news: you did not tick that box. "}Nothing else, and nothing on a timetable.`,
    position: "See your place in line",
  },
  leave: { title: "Leave", text: "One press, and you are off the list at once. We ask for no reason.", button: "Leave the Warmth List" },
  yoursAlone: [
    "This page's address is yours alone: whoever has it can change your place or end it. Want a copy of everything we hold about you, or an end to it? ",
    { words: "Your data", to: "/your-data" },
    " is where you ask. Anything else? Write to",
  ],
  // Of the gate's page, where it is folded up.
  seeOrChange: "See or change what we hold",
} as const;

const afterwards = {
  atOnce: ["It counts at once", "From your press on, nothing of the list is sent to you. An email that is on its way already may still arrive."],
  orders: ["Orders are not touched", "If you have pre-ordered, the emails about your order still come."],
  kept: ["What we keep", "Your address, name and country, that you agreed, and that you left, with the dates. It is our proof, and nothing is sent by it."],
  back: ["You can come back", "Join again whenever you like. We ask you to confirm anew, and your place begins anew too."],
} as const;

/** Where somebody leaves the list. */
export const leavePage = {
  title: "Leave the Warmth List",
  description: "Leave the Warmth List with one press.",
  leaving: "Leaving...",
  instead: "See or change what we hold instead",
  next: "What happens then",
  confirmed: {
    cold: "Leave the",
    warm: "Warmth List",
    lead: (_joined: string) => "One press, and you are off it. We ask for no reason.",
    text: (day: string) => `On the Warmth List since ${day}.`,
    button: "Leave the Warmth List",
    next: [afterwards.atOnce, afterwards.orders, afterwards.kept, afterwards.back],
  },
  pending: {
    cold: "Not on",
    warm: "the list yet",
    lead: (joined: string) => `This address was entered on ${joined}, and nobody has confirmed it since.`,
    text: (_day: string) => "If that was not you, take it off: then its link to confirm ends too.",
    button: "Take this address off",
    next: [afterwards.atOnce, afterwards.back],
  },
  left: {
    cold: "You have",
    warm: "left",
    lead: (day: string) => `Since ${day} you are off the Warmth List. Nothing of it is sent to you any more.`,
    mistake: "Pressed by mistake?",
    text: "Then join again. An email asks you to confirm it, as the first time: we never put anyone back by ourselves.",
    button: "Join again",
    now: "What stands now",
    next: [afterwards.orders, afterwards.kept],
    data: "A copy of everything about you, or an end to it",
  },
} as const;

/** Where whoever has lost their link asks for a fresh one. */
export const linkPage = {
  title: "Leave the Warmth List",
  description: "Have the link to your own place on the Warmth List sent to you again.",
  broken: { cold: "This link has", warm: "gone cold", lead: "Part of it is missing, or it is not one of ours any more." },
  asked: {
    cold: "Leave the list,",
    warm: "or change it",
    lead: "Every email of the Warmth List carries your own link. If you have none at hand, we send you one.",
  },
  copied: "If you copied it from an email, make sure that you have all of it, to the last letter.",
  about: "The link opens a page of your own: it shows what we hold of you and what you get from us. You can change that there, or leave with one press.",
  form: {
    title: "Have a fresh link sent to you",
    email: "Email Address",
    help: "The one that gets the list's emails.",
    parameter: "The address that is on the list",
    send: "Send me the link",
    tool: {
      toolname: "send_list_link",
      tooldescription: "Emails a person a fresh link to their place on the Warmth List, by which they can change it or leave.",
    },
  },
  sent: {
    title: "If that address is on the list, a fresh link is on its way.",
    text: "It comes by email within a few minutes. Look in the junk folder too. Nothing comes to an address that is not on the list.",
  },
} as const;
