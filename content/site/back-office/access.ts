/** Who is let into a closed site. */
export const accessPage = {
  title: "Access",
  description: "Who is let into a closed site.",
  ended: "The link has ended, and everyone whom it let in is out within five seconds.",
  isOpen: "The site is open to everyone, so nobody needs a link. SITE_ACCESS closes it.",
  what: "Anyone with a preview link can see the site without the password, until the link ends.",
  make: (days: number) => `Link for ${days} days`,
  fresh: {
    title: (ends: string) => `Your link, until ${ends}`,
    text: "It is shown once, and kept nowhere. Whoever has it can come in.",
    label: "Preview link",
    copy: "Copy",
    copied: "Copied.",
  },
  links: {
    title: "Links that let guests in",
    none: "None. A link made here is listed until it ends.",
    until: (ends: string) => `Until ${ends}`,
    made: (at: string) => `Made ${at}`,
    end: "End it",
  },
};
