import { brand } from "#content/brand.ts";

/** Around every page of the back office. */
export const backOffice = {
  name: `${brand.name} back office`,
  pages: "Back office",
  site: "Site",
  signOut: "Sign out",
  overview: "Overview",
  didNotWork: "That didn't work",
  unknownButton: "That button is not known. Please reload the page.",
  lateMail: {
    title: (count: number) => (count === 1 ? "An email is not going out" : `${count} emails are not going out`),
    text: (since: string, error: string | null) =>
      `Waiting since ${since}.${error ? ` The last try ended with: ${error}.` : ""} The shop tries again at least every quarter of an hour, for three days. Nothing is lost.`,
  },
  lost: {
    title: "Not found",
    headline: "There is no such page",
    text: "The address may be mistyped, or what it named is gone.",
  },
  again: "Try again",
};

/** The pages that the bar leads to, in this order. */
export const backOfficePages = [
  ["Overview", "/operator"],
  ["Orders", "/operator/orders"],
  ["Figures", "/operator/figures"],
  ["Write to the list", "/operator/campaign"],
  ["Warmth List", "/operator/list"],
  ["Mailbox", "/operator/mailbox"],
  ["Access", "/operator/access"],
] as const;
