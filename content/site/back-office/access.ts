/** Who can get into a closed site. */
export const accessPage = {
  title: "Preview links",
  description: "Who can get into a closed site.",
  ended: "The link has ended. Everyone it let in is signed out within five seconds.",
  isOpen: "The site is open to everyone, so nobody needs a link. To close it, ask your developer to set SITE_ACCESS.",
  what: "Anyone with a preview link can see the site without the password, until the link ends.",
  make: (days: number) => `Make a link for ${days} days`,
  fresh: {
    title: (ends: string) => `Your link, until ${ends}`,
    text: "We only show it once, and don't keep it. Anyone who has it can see the site.",
    label: "Preview link",
  },
  links: {
    title: "Links that let guests in",
    none: "None. A link made here is listed until it ends.",
    until: (ends: string) => `Until ${ends}`,
    made: (at: string) => `Made ${at}`,
    end: "End it",
  },
};
