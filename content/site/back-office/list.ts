/** Who is on the Warmth List, and who left. */
export const listPage = {
  title: "Warmth List",
  description: "Who is on the list, and who left.",
  standings: { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" },
  people: {
    title: "People",
    find: "Name or email address",
    help: "How it begins.",
    country: "Country",
    everywhere: "Every country",
    status: "State",
    any: "Any state",
    search: "Search",
    label: "People, newest first",
    asked: (at: string) => `Asked to join on ${at}`,
    friends: (count: number) => (count === 1 ? "1 friend came by their link" : `${count.toLocaleString("en-GB")} friends came by their link`),
    found: (count: number, isAll: boolean) => (isAll ? (count === 1 ? "1 person" : `${count} people`) : `The newest ${count} people`),
    none: "Nobody has asked to join yet.",
    noMatch: "Nobody matches. Try just the beginning of their name or email address, or show everybody.",
    older: "Show older",
    showAll: "Show everybody",
  },
  since: (standing: string, at: string) => `${standing}, since ${at}`,
  takenOff: (address: string) => `${address} is off the Warmth List.`,
  notOn: (address: string) => `${address} is not on the Warmth List.`,
  counted: (onList: number, waiting: number, provider: string) =>
    `${onList} on the list${waiting > 0 ? `, ${waiting} of them not sent to ${provider} yet` : ""}.`,
  left: { title: "Who left, and how", how: (times: number, lately: number) => `${times}, of which ${lately} in the last 30 days` },
  provider: (name: string) => `At its provider, ${name}`,
  nobody: "Nobody yet.",
  lent: {
    title: "Temporary addresses",
    none: "None. Addresses from temporary mailbox services are shown here.",
    all: (all: number, onList: number) =>
      `From temporary mailbox services: ${all}, ${onList} of them on the list. We treat them like any other address. Bear them in mind when you count.`,
  },
  takeOff: {
    title: "Take an address off",
    label: "Email address",
    help: "For somebody who asked you by message or phone. It takes effect straight away, and we record that they asked you.",
    button: "Take it off",
  },
} as const;
