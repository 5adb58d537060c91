import { brand } from "#content/brand.ts";
import { referral, referralWords } from "#content/referral.ts";
import { confirmation } from "#content/site/warmth-list.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";

type OnList = Extract<WaitlistPosition, { state: "on-list" }>;

export const formatPosition = (position: number) => position.toLocaleString("en-GB");

/** How somebody came to stand where they do, in a sentence or two. */
export function describePosition({ position, confirmedAs, referrals }: Pick<OnList, "position" | "confirmedAs" | "referrals">): string {
  if (referrals === 0)
    return position === 1
      ? "Nobody on the list confirmed before you."
      : "Your place depends on when you confirmed. You move up when somebody ahead of you leaves, or when a friend joins with your link.";
  const joined = referrals === 1 ? "One friend has joined with your link" : `${formatPosition(referrals)} friends have joined with your link`;
  const counted = referrals > referral.most ? `, and ${referral.most} of them count` : "";
  const moved = confirmedAs - position;
  if (moved === 0) return `${joined}${counted}. You were at the front already.`;
  return `Going by when you confirmed, you'd be number ${formatPosition(confirmedAs)}. ${joined}${counted}: that moved you up ${moved === 1 ? "one place" : `${moved} places`}${position === 1 ? ", to the very front" : ""}.`;
}

const join = "Join Warmth List";

/** Somebody's position in the queue, and what it is good for. */
export const positionPage = {
  title: "Your place in the queue",
  description: `Your place on the ${brand.name} Warmth List.`,
  cold: "Your place",
  warm: "in the queue",
  lead: "This number is always up to date. Keep this page to yourself: share the link below, not this address.",
  /** Before the number. */
  label: "You're number",
  meaning: referralWords.position,
  share: {
    title: "Tell a friend, if you like",
    rule: referralWords.rule,
    card: { title: `${brand.name}: ${brand.tagline.toLowerCase()}`, text: `The ${brand.name} Warmth List, for hands and feet that feel the cold:` },
    copy: "Copy link",
    more: "Share…",
    said: { idle: "", copied: "Copied. Paste it wherever your friend will see it.", marked: "We've selected the link for you: now copy it." },
  },
  waiting: {
    onSale: {
      title: "You don't have to wait",
      text: `You can pre-order ${brand.name} now. If you'd rather wait, you'll keep your place.`,
      button: "Pre-order Now",
    },
    notOnSale: {
      title: "How your place works",
      text: (closed: boolean) =>
        `When ${closed ? "pre-orders open again" : "we make the next batch"}, we'll email the list in order, a group at a time. We don't hold a tube for anyone.`,
      button: `About ${brand.name}`,
    },
  },
  gone: {
    cold: "This link",
    warm: "doesn't work",
    lead: "Part of the link is missing, or your details have been deleted.",
    text: "If you copied it from the email, check you have all of it.",
    button: join,
  },
  notOnList: {
    cold: "You are not",
    warm: "on the list",
    lead: "You've left the list, or haven't confirmed yet.",
    text: `If you've just joined, open our email and press “${confirmation.button}” on the page it links to. If you left, you can join again at any time. We'll email you a link to confirm. Your place counts from when you do.`,
    button: join,
  },
} as const;

/** What the list holds of somebody, what they get, and how they change it. */
export const entryPage = {
  title: "Your place on the list",
  description: "What we hold about you, what we send you, and how to leave.",
  cold: "Your place",
  warm: "on the list",
  lead: (day: string) => `On the Warmth List since ${day}.`,
  saved: { title: "Saved", text: "This is what we hold about you now." },
  held: {
    title: "What we hold",
    facts: {
      address: "Email address",
      name: "Name",
      country: "Country",
      joined: "Signed up on",
      confirmed: "Confirmed on",
      code: "Your referral code",
      referred: "Joined through a friend's link",
      marketing: "Tips and news",
    },
    notYet: "Not yet",
    yes: "Yes",
    no: "No",
    asked: "Yes, you asked for them",
    note: "We also keep when you took each step, on which page, and the words you agreed to. We only show part of your address, in case someone else has the email with this link.",
  },
  change: {
    title: "Change it",
    send: "Save",
    sending: "Saving...",
    otherAddress: "To use another email address, leave the list and join again with it. You'll get a new place.",
  },
  mails: {
    title: "What you get from us",
    always: [
      ["About your place", "When you join, when you confirm, and whenever you ask for a link like this one."],
      ["When it's your turn to pre-order", "One email each time it's your turn, if we deliver to your country and you haven't ordered. There's no fixed date."],
    ],
    tubes: ["When tubes are on their way", "One email, because you agreed to it when you joined."],
    tips: ["Tips and news", "Now and then, because you ticked that box. Untick it here to stop them."],
    nothingElse: (tips: boolean) => `${tips ? "" : "You don't get tips and news. "}The list doesn't send anything else.`,
    position: "See your place in the queue",
  },
  leave: { title: "Leave", text: "One press takes you off the list straight away. You don't have to say why.", button: "Leave the Warmth List" },
  yoursAlone: [
    "Keep the link to this page private: anyone who has it can change your details or take you off the list. To download or delete everything we hold about you, go to ",
    { words: "Your data", to: "/your-data" },
    ". Anything else? Write to",
  ],
  // Of the gate's page, where it is folded up.
  seeOrChange: "See or change what we hold",
} as const;

const afterwards = {
  atOnce: ["It takes effect straight away", "We stop sending you the list's emails. One that's already on its way may still arrive."],
  orders: ["Your orders aren't affected", "If you've pre-ordered, you'll still get emails about your order."],
  kept: [
    "What we keep",
    "Your email address, name and country, and when and where you agreed and left, as proof, for six years: that's how long somebody could make a legal claim about it. We don't use them to send anything. If you have your data deleted, that goes too.",
  ],
  back: ["You can come back", "Join again at any time. Your place counts from when you confirm."],
} as const;

/** Of an address that nobody has confirmed: it gets none of the list's emails yet. */
const neverConfirmed = {
  kept: ["What we keep", "Details that were never confirmed are deleted after a year. If you have your data deleted, they go sooner."],
  atOnce: [afterwards.atOnce[0], "We won't send you the list's emails. One that's already on its way may still arrive."],
  back: ["You can still join", "Sign up at any time. Your place counts from when you confirm."],
} as const;

/** Where somebody leaves the list. */
export const leavePage = {
  title: "Leave the Warmth List",
  description: "Leave the Warmth List with one press.",
  leaving: "One moment...",
  instead: "See or change what we hold instead",
  next: "What happens next",
  confirmed: {
    cold: "Leave the",
    warm: "Warmth List",
    lead: (_joined: string) => "One press and you're off the list. You don't have to say why.",
    text: (day: string) => `On the Warmth List since ${day}.`,
    button: "Leave the Warmth List",
    next: [afterwards.atOnce, afterwards.orders, afterwards.kept, afterwards.back],
  },
  pending: {
    cold: "Not on",
    warm: "the list yet",
    lead: (joined: string) => `This address was entered on ${joined}, and nobody has confirmed it since.`,
    text: (_day: string) => "If that wasn't you, cancel it. The link to confirm will stop working too.",
    button: "Cancel this sign-up",
    next: [neverConfirmed.atOnce, neverConfirmed.back],
  },
  left: {
    cold: "You have",
    warm: "left",
    lead: (day: string) => `You left the Warmth List on ${day}. We no longer send you its emails.`,
    next: [afterwards.orders, afterwards.kept],
  },
  /** They were never on it. */
  cancelled: {
    cold: "This sign-up",
    warm: "is cancelled",
    lead: () => "This address isn't on the Warmth List, and the link to confirm no longer works.",
    next: [neverConfirmed.kept],
  },
  ended: {
    mistake: "Pressed by mistake?",
    text: "Join again. We'll email you a link to confirm, as we did the first time.",
    button: "Join again",
    now: "What happens now",
    data: "Download or delete your data",
  },
} as const;

/** Where whoever has lost their link asks for a fresh one. */
export const linkPage = {
  title: "Leave the Warmth List",
  description: "Get a new link to your place on the Warmth List by email.",
  broken: { cold: "This link", warm: "doesn't work", lead: "Part of the link is missing, or your details have been deleted." },
  asked: {
    cold: "Leave the list,",
    warm: "or change your details",
    lead: "Every Warmth List email has your own link in it. If you can't find one, we'll send you a new link.",
  },
  copied: "If you copied it from an email, check you have all of it, to the last letter.",
  about: "The link opens your own page. It shows what we hold about you and what we send you. You can change that there, or leave with one press.",
  form: {
    title: "Get a new link",
    email: "Email Address",
    help: "The one that gets the list's emails.",
    parameter: "The address that is on the list",
    send: "Send me the link",
    tool: {
      toolname: "send_list_link",
      tooldescription: "Emails a person a fresh link to their place on the Warmth List, by which they can change it or leave.",
    },
  },
  sent: (waits: boolean) => ({
    title: `If that address is on the list, ${waits ? "we'll email you a new link tomorrow" : "we've emailed you a new link"}.`,
    text: `${waits ? "We've sent all the emails we can today." : "It should arrive within a few minutes. Check your junk folder too."} We don't email addresses that aren't on the list.`,
  }),
} as const;
