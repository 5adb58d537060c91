/** Who is on the Warmth List, and who left. */
export const listPage = {
  title: "Warmth List",
  description: "Who is on the list, and who left.",
  standings: { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" },
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
