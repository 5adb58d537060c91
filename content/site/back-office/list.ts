import { vendorNames } from "#content/site/your-data-link.ts";

/** Who keeps the list for the shop; while nobody does it's kept here, as a sample of one. */
const nameOfList = (provider: string) => vendorNames[provider] ?? "the sample mailing list";

/** What the record of a leaving names as its source, in words. */
const ways: Readonly<Record<string, string>> = {
  "own page": "with the link in an email",
  // The same pages, by their addresses: where a program asked that says which page it's on.
  "/warmth-list/leave": "with the link in an email",
  "/warmth-list/yours": "with the link in an email",
  "/site-access/list": "with the link in an email",
  functions: "on another website",
  "one-click unsubscribe": "with their email program's “Unsubscribe”",
  "asked the owner": "asked the shop",
  mailchimp: "at Mailchimp",
  "mailchimp, nightly": "at Mailchimp, found overnight",
};

/** Who is on the Warmth List, and who left. */
export const listPage = {
  title: "Warmth List",
  description: "Who is on the list, and who left.",
  /** A page that has no name here is called by its address, as in the file of sign-ups. */
  sources: {
    "/warmth-list": "Warmth List page",
    "/warmth-list_2": "Other Warmth List page",
    "/warmth-list/friend": "A friend's link",
    "/site-access": "Closed site's page",
    functions: "Another website",
  } as Readonly<Record<string, string>>,
  standings: { confirmed: "on the list", pending: "not confirmed yet", unsubscribed: "left" },
  people: {
    title: "People",
    find: "Name or email address",
    help: "Any part, such as “Smith” or “gmail”",
    country: "Country",
    everywhere: "Every country",
    status: "Status",
    any: "Any status",
    source: "Joined from",
    anywhere: "Every page",
    search: "Search",
    filter: "Filter",
    label: "People, newest first",
    asked: (at: string) => `Asked to join on ${at}`,
    friends: (count: number) => (count === 1 ? "1 friend joined through their link" : `${count.toLocaleString("en-GB")} friends joined through their link`),
    found: (count: number, isAll: boolean) => (isAll ? (count === 1 ? "1 person" : `${count} people`) : `The newest ${count} people`),
    none: "Nobody has asked to join yet.",
    noMatch: "Nobody matches. Try a shorter part of their name or email address, or show everybody.",
    older: "Show older",
    showAll: "Show everybody",
  },
  since: (standing: string, at: string) => `${standing}, since ${at}`,
  takenOff: (address: string) => `${address} is off the Warmth List.`,
  notOn: (address: string) => `${address} isn't on the Warmth List, so nothing was done. Check the spelling, or look for them under “People”.`,
  about: (figure: number, isAbout: boolean) => (isAbout ? `about ${Number(figure.toPrecision(3)).toLocaleString("en-GB")}` : figure.toLocaleString("en-GB")),
  counted: (onList: string, waiting: number, provider: string) =>
    `${onList.replace(/^a/, "A")} on the list.${waiting > 0 ? ` ${waiting === 1 ? "1 change hasn't" : `${waiting} changes haven't`} been passed on to ${nameOfList(provider)} yet.` : ""}`,
  left: {
    title: "Who left, and how",
    by: (source: string) => ways[source] ?? source,
    how: (times: number, lately: number) => `${times}, of which ${lately} in the last 30 days`,
  },
  provider: (name: string) => `At its provider, ${nameOfList(name)}`,
  nobody: "Nobody yet.",
  lent: {
    title: "Temporary addresses",
    none: "None. Addresses from temporary mailbox services are shown here.",
    all: (all: number, onList: number) =>
      `From temporary mailbox services: ${all}, ${onList} of them on the list. We treat them like any other address, so they're in your totals.`,
  },
  takeOff: {
    title: "Take an address off",
    label: "Email address",
    help: "For somebody who asked you by message or phone. It takes effect straight away, and we record that they asked you.",
    button: "Take it off",
    words: "Take off",
    means: (address: string) => `For somebody who asked you. ${address} gets no more emails from the list. To come back, they have to join again.`,
    now: "Yes, take them off",
  },
} as const;
