/** Who is on the Warmth List, and who left. */
export const listPage = {
  title: "Warmth List",
  description: "Who is on the list, and who left.",
  standings: { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" },
  since: (standing: string, at: string) => `${standing}, since ${at}`,
  takenOff: (address: string) => `${address} is off the Warmth List.`,
  notOn: (address: string) => `${address} is not on the Warmth List.`,
  counted: (onList: number, waiting: number, provider: string) =>
    `${onList} on the list${waiting > 0 ? `; ${waiting} of whom its provider (${provider}) has still to hear` : ""}.`,
  left: { title: "Who left, and how", how: (times: number, lately: number) => `${times}, of which ${lately} in the last 30 days` },
  provider: (name: string) => `At its provider, ${name}`,
  nobody: "Nobody yet.",
  lent: {
    title: "Lent addresses",
    none: "None. Addresses at domains that lend them for minutes are shown here.",
    all: (all: number, onList: number) =>
      `At domains that lend mailboxes for minutes: ${all}, of which ${onList} on the list. They are treated like all others, and nobody is told; it is for you to know when you count.`,
  },
  takeOff: {
    title: "Take an address off",
    label: "Email address",
    help: "For somebody who asked you by a message or a call. It counts at once, and is written down as asked of you.",
    button: "Take it off",
  },
} as const;
