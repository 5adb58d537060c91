import { listOutcomes, type MailingListView } from "#contracts/mailing-list.ts";

type Reconciliation = NonNullable<MailingListView["reconciliation"]>;

const differences: [name: keyof Reconciliation, words: string][] = [
  ["leftThere", "had left there: they are off the list here"],
  ["leftHere", "had left here: they are taken off there"],
  ["confirmedThere", "had confirmed there: they are on the list here"],
  ["missingThere", "were missing there: they are sent again"],
  ["joinedThere", "joined there again after leaving here: neither side is changed"],
  ["unknownHere", "are on the list there and never joined here: check them yourself"],
];

function describeReconciliation(reconciliation: MailingListView["reconciliation"]): string[] {
  if (!reconciliation) return ["The two lists haven't been compared yet; that happens every night."];
  const { startedAt, members } = reconciliation;
  const found = differences.filter(([name]) => reconciliation[name]).map(([name, words]) => `  ${reconciliation[name]} ${words}`);
  return [`compared  ${startedAt.toISOString()}  ${members} people there`, ...(found.length > 0 ? found : ["  no difference"])];
}

function describeOutage({ provider, outage }: MailingListView): string[] {
  if (!outage) return [];
  const since = outage.since.toISOString();
  if (outage.refused) return [`REFUSED   since ${since}: ${provider} rejects our key or list. Correct the settings: everyone waits until then`];
  return [`AWAY      since ${since}; asked again at ${outage.retryAt.toISOString()}. Nobody is lost`];
}

/** What `npm run operator -- list` says. */
export function describeMailingList(view: MailingListView): string {
  const { provider, confirmation, onList, countedAt, waiting, toDelete, outcomes, problems, leavings, disposable, reconciliation } = view;
  return [
    `on list   ${countedAt ? "about " : ""}${onList} people`,
    `provider  ${provider}; ${confirmation === "shop" ? "we ask" : "Mailchimp asks"} people to confirm`,
    `waiting   ${waiting} not passed on yet${toDelete > 0 ? `, ${toDelete} it still has to delete` : ""}`,
    ...describeOutage(view),
    ...outcomes.map(({ outcome, people }) => `  ${people} ${listOutcomes[outcome]}`),
    ...leavings.map(({ how, times, lately }) => `left      ${times} by ${how}, ${lately} of them in the last 30 days`),
    ...(disposable.all > 0 ? [`temporary ${disposable.all} addresses from temporary mailbox services, ${disposable.onList} of them on the list`] : []),
    ...disposable.newest.map(({ email, status, at }) => `  ${at.toISOString()}  ${email}  ${status}`),
    ...describeReconciliation(reconciliation),
    ...problems.map(({ email, outcome, at }) => `  ${at.toISOString()}  ${email}  ${listOutcomes[outcome]}`),
  ].join("\n");
}
