import type { SiteAccess, SiteBlock } from "#contracts/backend.ts";

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** Who can get into a closed site. */
export const accessPage = {
  title: "Site access",
  description: "Who can get into a closed site.",
  howItStands: {
    open: "The site is open to everyone.",
    password: "The site is closed. People get in with the password.",
    code: "The site is closed. People get in with the code.",
    "by-host": "The site is closed. People get in with the code at its public address, and with the password at any other.",
  } satisfies Record<SiteAccess["access"], string>,
  setting: {
    open: "To close it, ask your developer to change the setting SITE_ACCESS. Then you choose the password or the code here.",
    closed: "To open it, ask your developer to change the setting SITE_ACCESS.",
  },
  locks: {
    password: {
      title: "Password",
      label: "New password",
      help: "8 characters or more. It's shown as you type, so that you can pass it on.",
      button: "Change the password",
      done: "The new password works from now on. Everyone else has to enter it, and earlier preview links have ended.",
      same: "That's the password already, so nothing has changed.",
      none: "There's no password yet, so nobody gets in with one.",
    },
    code: {
      title: "Code",
      label: "New code",
      help: "6 to 10 characters. Capitals don't matter. It's shown as you type, so that you can pass it on.",
      button: "Change the code",
      done: "The new code works from now on. Everyone else has to enter it, and earlier preview links have ended.",
      same: "That's the code already, so nothing has changed.",
      none: "",
    },
  },
  chosen: (at: string) => `It was chosen here on ${at}.`,
  ofSettings: "It's the one your developer set.",
  hidden: "We keep it scrambled, so we can't show it.",
  means: "If you change it, everyone who's in has to enter the new one, and preview links end.",
  blocks: {
    title: (count: number) => (count === 0 ? "Blocked visitors" : `Blocked visitors: ${count}`),
    text: "After 5 wrong passwords a visitor is blocked, for 15 minutes at first. We don't keep a record of who it was. If somebody tells you they're blocked, find their block by its time and unblock it, or unblock everyone.",
    none: "Nobody is blocked.",
    span: (since: string, until: string) => `Since ${since}, until ${until}`,
    detail: ({ wrong, blocks }: Pick<SiteBlock, "wrong" | "blocks">) =>
      `${wrong} wrong passwords${blocks > 1 ? `, and blocked ${times(blocks)} in a row` : ""}`,
    newest: (shown: number) => `These are the newest ${shown}.`,
    release: "Unblock",
    released: "Unblocked. They can try again at once.",
    all: "Unblock all",
    releasedAll: (count: number) =>
      count === 0
        ? "Nobody was blocked any more."
        : count === 1
          ? "Unblocked one visitor. They can try again at once."
          : `Unblocked ${count} visitors. They can try again at once.`,
  },
  ended: "The link has ended. Everyone it let in is signed out within five seconds.",
  what: "Anyone with a preview link can see the site without the password or the code, until the link ends.",
  make: (days: number) => `Make a link for ${days} days`,
  fresh: {
    title: (ends: string) => `Your link, until ${ends}`,
    text: "We only show it once, and don't keep it. Anyone who has it can see the site.",
    label: "Preview link",
  },
  links: {
    title: "Preview links",
    none: "None. A link made here is listed until it ends.",
    until: (ends: string) => `Until ${ends}`,
    made: (at: string) => `Made ${at}`,
    end: "End this link",
  },
};
