import type { MailingListView } from "#contracts/backend.ts";
import { listOutcomes } from "#contracts/list-outcome.ts";

type Compared = NonNullable<MailingListView["compared"]>;

const differences: [name: keyof Compared, words: string][] = [
  ["leftThere", "had left there: their place here is ended"],
  ["leftHere", "had left here: they are taken off there"],
  ["confirmedThere", "had confirmed there: their place here is theirs"],
  ["missingThere", "were missing there: it is told of them"],
  ["joinedThere", "joined there anew after leaving here: neither side is changed"],
  ["unknownHere", "are on the list there and never joined here: yours to know"],
];

function describeCompared(compared: MailingListView["compared"]): string[] {
  if (!compared) return ["Both sides were never compared yet; that happens every night."];
  const { startedAt, endedAt, members } = compared;
  const began = `compared  ${startedAt.toISOString()}  ${members} people there${endedAt ? "" : " so far; it is not done yet"}`;
  const found = differences.filter(([name]) => compared[name]).map(([name, words]) => `  ${compared[name]} ${words}`);
  return [began, ...(found.length > 0 ? found : ["  no difference"])];
}

function describeAway({ home, away }: MailingListView): string[] {
  if (!away) return [];
  const since = away.since.toISOString();
  if (away.refused) return [`REFUSED   since ${since}: ${home} turns our key or list away. Mend the settings; everyone waits until then`];
  return [`AWAY      since ${since}; asked again at ${away.until.toISOString()}. Nobody is lost`];
}

/** What `npm run operator -- list` says. */
export function describeMailingList(view: MailingListView): string {
  const { home, confirmation, onList, waiting, toForget, standing, troubled, leavings, disposable, compared } = view;
  return [
    `on list   ${onList} people`,
    `home      ${home}; ${confirmation === "shop" ? "we ask" : "Mailchimp asks"} people to confirm`,
    `waiting   ${waiting} it has not heard of${toForget > 0 ? `, ${toForget} it still has to delete` : ""}`,
    ...describeAway(view),
    ...standing.map(({ outcome, people }) => `  ${people} ${listOutcomes[outcome]}`),
    ...leavings.map(({ how, times, lately }) => `left      ${times} by ${how}, ${lately} of them in the last 30 days`),
    ...(disposable.all > 0 ? [`lent      ${disposable.all} addresses at domains that lend them for minutes, ${disposable.onList} of them on the list`] : []),
    ...disposable.newest.map(({ email, status, at }) => `  ${at.toISOString()}  ${email}  ${status}`),
    ...describeCompared(compared),
    ...troubled.map(({ email, outcome, at }) => `  ${at.toISOString()}  ${email}  ${listOutcomes[outcome]}`),
  ].join("\n");
}
