import { formatIsoDay } from "#content/format-iso-day.ts";
import { alertKinds, titleOfAlert } from "#content/site/back-office/alerts.ts";
import { titleOfMail } from "#content/site/back-office/mailbox.ts";
import { orderTable } from "#content/site/back-office/order.ts";
import type { AuditAction, AuditFacts, AuditLine } from "#contracts/audit.ts";
import { formatMoney, formatPounds } from "#contracts/money.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import type { ShipmentState } from "#contracts/shipment.ts";

/** What the owner may ask for, and the actions that belong to it. An action that's nowhere here is found among all alone. */
export const auditKinds = {
  refunds: { words: "Refunds", actions: ["refundOrder", "settleRefund", "openReturn", "settleReturn"] },
  orders: {
    words: "Orders and labels",
    actions: [
      "dispatchOrder",
      "undoDispatch",
      "deliverOrder",
      "correctAddressOf",
      "addOrderNote",
      "removeOrderNote",
      "resendOrderMail",
      "endUnpaidOrder",
      "makeLabel",
      "voidLabel",
    ],
  },
  sales: {
    words: "Stock and sales",
    actions: [
      "adjustStock",
      "setCap",
      "setPrice",
      "takeBackPrice",
      "closeSales",
      "openSales",
      "moveDispatch",
      "takeBackDispatch",
      "confirmDispatch",
      "explainDelay",
    ],
  },
  people: {
    words: "Team and sign-in",
    actions: [
      "invitePerson",
      "changeRole",
      "removePerson",
      "makeLink",
      "signIn",
      "enterCode",
      "setUpSignInCode",
      "turnOnSignInCode",
      "turnOffSignInCode",
      "makeRecoveryCodes",
      "removeSignInCode",
      "addPasskey",
      "removePasskey",
      "openSession",
      "acceptInvitation",
      "closeSession",
      "endSession",
      "closeEverySession",
    ],
  },
  data: { words: "Personal data and exports", actions: ["copyPerson", "erasePerson", "completeErasureTask", "noteRequest", "exportBooks", "exportSignUps"] },
  messages: { words: "Messages", actions: ["answerMessage", "assignMessage", "closeMessage", "reopenMessage", "deleteMessage"] },
  list: {
    words: "Warmth List",
    actions: ["startCampaign", "saveCampaignWords", "sendCampaignTest", "pauseCampaign", "resumeCampaign", "endCampaign", "takeOffList"],
  },
  rest: {
    words: "Everything else",
    actions: [
      "chooseOrderNews",
      "saveView",
      "removeView",
      "resolveAlert",
      "reopenAlert",
      "putAwayQuestion",
      "bringBackQuestion",
      "teachAssistants",
      "forgetOwnerAnswer",
      "retryJob",
      "retryAllJobs",
      "retryMail",
      "changeSiteLock",
      "releaseBlock",
      "releaseAllBlocks",
      "makePreviewLink",
      "endPreviewLink",
    ],
  },
} as const satisfies Record<string, { words: string; actions: readonly AuditAction[] }>;
export type AuditKind = keyof typeof auditKinds;

const jobs = ({ count = 0 }: AuditFacts) => (count === 1 ? "retried a failed task" : `retried ${count} failed tasks`);
/** The days as they were asked for. */
const exported = ({ of, before, after }: AuditFacts) =>
  `exported ${String(of).replace("vat", "VAT")}, ${formatIsoDay(String(before))} to ${formatIsoDay(String(after))}`;
const money = ({ money }: AuditFacts) => (money ? ` ${formatMoney(money)}` : "");
const returned: Record<ReturnOutcome, string> = {
  back: "recorded the tube as back",
  posted: "saw proof of posting",
  opened: "noted that the tube came back opened",
  "not-back": "noted that the tube hadn't come back",
};

/** Lines of a version before, which knew less, have no `before`. */
const inPlaceOf = (before: AuditFacts["before"], words: (value: string) => string) => (before == null ? "" : `, in place of ${words(String(before))}`);
const fromTo = ({ before, after }: AuditFacts, words: (value: string) => string) =>
  before == null ? `to ${words(String(after))}` : `from ${words(String(before))} to ${words(String(after))}`;
const sales = (facts: AuditFacts, before: string) =>
  facts.before === undefined
    ? before
    : `changed pre-orders ${fromTo(facts, (state) => (/^\d/.test(state) ? `closed until ${formatIsoDay(state)}` : state === "closed" ? "closed until somebody opens them" : state))}`;
const orderNews: Record<string, string> = { each: "one for each", daily: "a daily one", none: "none" };
const noteCount = ({ before, after }: AuditFacts) => (before === undefined ? "" : ` (${before || "none"} before, ${after || "none"} now)`);
/** Characters of an answer that a line shows: it's found whole where it's given. */
const longestQuote = 120;
const quote = (words: AuditFacts["before"]) => `“${String(words).length > longestQuote ? `${String(words).slice(0, longestQuote)}…` : words}”`;
const times = ({ count }: AuditFacts) => (count === undefined ? "" : ` that was asked ${count === 1 ? "once" : `${count} times`}`);

const because = (reason: string | null) => (reason ? `: ${reason}` : "");

/** What somebody did, after their name. */
const did: Record<AuditAction, (facts: AuditFacts, reason: string | null) => string> = {
  refundOrder: (facts, reason) => `refunded${money(facts)}${because(reason)}`,
  settleRefund: (facts, reason) => `paid${money(facts)} back another way${because(reason)}`,
  settleReturn: (facts) => `${returned[facts.of as ReturnOutcome] ?? "settled the return"}${facts.money ? ` and refunded${money(facts)}` : ""}`,
  dispatchOrder: () => "marked the order as sent",
  undoDispatch: () => "marked the order as not sent after all",
  deliverOrder: () => "marked the order as delivered",
  correctAddressOf: () => "corrected the delivery address",
  openReturn: () => "opened a return",
  addOrderNote: (facts) => `added a note${noteCount(facts)}`,
  removeOrderNote: (facts) => `deleted a note${noteCount(facts)}`,
  resendOrderMail: ({ of }) => `sent an email again: ${titleOfMail(String(of))}`,
  saveView: () => "saved a view of the orders",
  removeView: () => "removed a saved view of the orders",
  endUnpaidOrder: () => "ended the unpaid order",
  makeLabel: ({ of }) => `asked the carrier for the label${of ? ` ${of}` : ""}`,
  voidLabel: ({ of }) => `voided the label${of ? ` ${of}` : ""}`,
  adjustStock: ({ before, after }, reason) => `changed the available tubes from ${before} to ${after}${because(reason)}`,
  setCap: ({ before, after }, reason) => `changed how many can be pre-ordered from ${before} to ${after}${because(reason)}`,
  setPrice: ({ before, after, ...facts }) =>
    `changed the price${before ? ` from ${formatPounds(Number(before))}` : ""} to${money(facts)}${after ? ` as of ${formatIsoDay(String(after))}` : ""}`,
  takeBackPrice: ({ of }) => `cancelled the price that was to begin on ${formatIsoDay(String(of))}`,
  chooseOrderNews: (facts) => `changed emails about new orders ${fromTo(facts, (choice) => orderNews[choice] ?? choice)}`,
  closeSales: (facts) => sales(facts, facts.after ? `closed pre-orders until ${formatIsoDay(String(facts.after))}` : "closed pre-orders"),
  openSales: (facts) => sales(facts, "opened pre-orders"),
  moveDispatch: (facts) => `changed the dispatch date ${fromTo(facts, formatIsoDay)}${facts.of ? ` as of ${formatIsoDay(facts.of)}` : ""}`,
  takeBackDispatch: ({ of }) => `cancelled the dispatch date that was to begin on ${formatIsoDay(String(of))}`,
  confirmDispatch: ({ after }) => `told customers of the new dispatch date, ${formatIsoDay(String(after))}`,
  explainDelay: ({ of, before, after }) =>
    `said why tubes might not be sent by ${formatIsoDay(String(of))}${after ? `: ${quote(after)}${inPlaceOf(before, quote)}` : ""}`,
  invitePerson: ({ of, before, after }) => `invited ${of} as ${after}${before === after ? "" : inPlaceOf(before, String)}`,
  changeRole: ({ of, before, after }) => `changed the role of ${of} from ${before} to ${after}`,
  removePerson: ({ of, before }) => `removed ${of} (role: ${before})`,
  makeLink: () => "made a sign-in link",
  signIn: ({ of }) => (of === "passkey" ? "signed in with a passkey" : "signed in"),
  openSession: () => "signed in with a link",
  acceptInvitation: ({ after, of }) =>
    `chose a password${of === "passkeys" ? `${after === "code" ? " and" : ","} removed their passkeys` : ""}${after === "code" ? "" : " and signed in"}`,
  enterCode: ({ of }) => (of === "recovery" ? "signed in with a recovery code" : "signed in with a code from their phone"),
  setUpSignInCode: () => "began to set up sign-in codes on a phone",
  turnOnSignInCode: () => "turned on their sign-in code",
  turnOffSignInCode: () => "turned off their sign-in code",
  makeRecoveryCodes: () => "made new recovery codes",
  removeSignInCode: ({ of }) => `removed the sign-in code of ${of}`,
  addPasskey: ({ of }) => `added the passkey “${of}”`,
  removePasskey: ({ of }) => `removed the passkey “${of}”`,
  closeSession: () => "signed out",
  endSession: ({ of }) => `ended ${of ? `a session of ${of}` : "the session of somebody who signed in with a link"}`,
  closeEverySession: ({ count }) => `ended all sessions and links (${count})`,
  copyPerson: () => "made a copy of somebody's data",
  erasePerson: () => "began deleting somebody's data",
  exportBooks: exported,
  exportSignUps: exported,
  completeErasureTask: () => "asked a provider to delete somebody's data",
  noteRequest: () => "noted that somebody had asked about their data",
  startCampaign: ({ count }) => `started campaign ${count}`,
  saveCampaignWords: ({ of, after }) =>
    `${after ? "changed the words of" : "went back to the original words of"} an email to the list: ${titleOfMail(String(of))}`,
  sendCampaignTest: ({ of }) => `sent themselves a test of an email to the list: ${titleOfMail(String(of))}`,
  pauseCampaign: ({ count }) => `paused campaign ${count}`,
  resumeCampaign: ({ count }) => `resumed campaign ${count}`,
  endCampaign: ({ count }) => `ended campaign ${count}`,
  takeOffList: () => "took somebody off the Warmth List at their request",
  resolveAlert: ({ of }) => `marked an alert as done${of ? `: ${titleOfAlert(of)}` : ""}`,
  reopenAlert: ({ of }) => `marked an alert as not done after all${of ? `: ${titleOfAlert(of)}` : ""}`,
  answerMessage: ({ after }) => (after === "closed" ? "answered a message and closed it" : "answered a message"),
  assignMessage: ({ of, before }) => `assigned a message to ${of ?? "nobody"} (before: ${before ?? "nobody"})`,
  closeMessage: () => "closed a message",
  reopenMessage: () => "opened a message again",
  deleteMessage: () => "deleted a message, as its sender asked",
  putAwayQuestion: (facts) => `dismissed a question to the assistants${times(facts)}`,
  bringBackQuestion: (facts) => `brought back a dismissed question to the assistants${times(facts)}`,
  teachAssistants: ({ before, after }) =>
    before
      ? `changed one of the assistants' answers from ${quote(before)} to ${quote(after)}`
      : `taught the assistants an answer${after ? `: ${quote(after)}` : ""}`,
  forgetOwnerAnswer: ({ before }) => `deleted one of the assistants' answers${before ? `: ${quote(before)}` : ""}`,
  retryJob: jobs,
  retryAllJobs: jobs,
  retryMail: () => "tried again to send an email that hadn't gone out",
  changeSiteLock: ({ of, before }) =>
    `chose a new ${of} for the site${inPlaceOf(before, (since) => (since === "settings" ? "the one in the settings" : `the one chosen on ${formatIsoDay(since)}`))}`,
  releaseBlock: () => "unblocked a visitor",
  releaseAllBlocks: ({ count }) => (count === 1 ? "unblocked a visitor" : `unblocked all ${count} blocked visitors`),
  makePreviewLink: ({ count }) => `made a preview link for ${count} ${count === 1 ? "day" : "days"}`,
  endPreviewLink: () => "ended a preview link",
};

const labelStates: Record<ShipmentState, string> = {
  quoted: "asked for",
  purchasing: "being bought",
  uncertain: "not known",
  purchased: "made",
  failed: "failed",
  voiding: "being voided",
  voided: "voided",
};
/** What an order, its label or a message was, and is. */
const standings: Readonly<Record<string, string>> = { ...orderTable.statuses, marked: orderTable.marked, open: "open", closed: "closed", ...labelStates };
const haveStandings: readonly AuditAction[] = [...auditKinds.refunds.actions, ...auditKinds.orders.actions, ...auditKinds.messages.actions];

function describeChange(action: AuditAction, { before, after }: AuditFacts) {
  const [was, is] = [standings[String(before)], standings[String(after)]];
  return haveStandings.includes(action) && was && is && was !== is ? `Changed from “${was}” to “${is}”` : null;
}

export const auditWho = { link: "Somebody with a sign-in link", shell: "A command on the server" } as const;

/** A person's own name, where it's known. */
export const nameOfActor = ({ actor, name }: Pick<AuditLine, "actor" | "name">) => (actor === "person" ? name : auditWho[actor]);

/** "Alex", "refunded £15.00" and "Changed from “paid” to “cancelled”". */
export function describeAudit({ actor, name, action, facts, reason }: Pick<AuditLine, "actor" | "name" | "action" | "facts" | "reason">) {
  const words = did[action](facts, reason);
  return {
    who: nameOfActor({ actor, name }) ?? "",
    did: facts.failed ? `tried this, but it failed (“${words}”)` : words,
    change: describeChange(action, facts),
  };
}

/** What each action is called, whatever it was about, and what it's filed under. */
const names = Object.entries(did).map(([action, say]) => {
  const filed = Object.values(auditKinds).find(({ actions }) => (actions as readonly string[]).includes(action));
  const words = `${say({ before: "", after: "", of: "" }, null)} ${filed?.words}`;
  return [action as AuditAction, words.toLowerCase().replaceAll("undefined", "")] as const;
});

/** In small letters; an amount as lines have it, so that £5 isn't found in £15. */
export const searchWords = (typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^£[\d,]+(\.\d{0,2})?$/.test(word) ? `£${Number(word.slice(1).replaceAll(",", "")).toFixed(2)}` : word));

/** The actions, the alerts they end, and those without a name who act: whose words such a word is part of. */
export const findNamed = (word: string) => ({
  actions: names.filter(([, words]) => words.includes(word)).map(([action]) => action),
  alerts: alertKinds.filter((kind) => titleOfAlert(kind).toLowerCase().includes(word)),
  actors: Object.entries(auditWho).flatMap(([actor, words]) => (words.toLowerCase().includes(word) ? [actor] : [])),
});

export const auditPage = {
  title: "Activity",
  titleOf: (kind: AuditKind | undefined) => `Activity${kind ? `: ${auditKinds[kind].words}` : ""}`,
  description: "Who did what in the back office.",
  lead: "What your team did, here or on the server's command line, newest first. What customers did is on each order's timeline. Search by any words: a colleague, a customer, a reference, a reason, or “refund £5”. Nobody can change or delete a line.",
  refunds: {
    text: "Refunds of orders that customers cancelled themselves aren't here, because nobody in the shop made them. To see every refund, download “Refunds” under ",
    link: "Exports",
  },
  who: "Who",
  everybody: "Everybody",
  kind: "What",
  everything: "Everything",
  /** Any of who, what, why, and whose. */
  words: "Words to find",
  from: "From",
  to: "Until",
  filter: "Filter",
  days: (from: string, to: string) => [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(" "),
  search: "Search",
  label: "What was done",
  none: "Nothing has been done yet.",
  noMatch: "Nothing matches. Try fewer words, or choose “Everybody”.",
  found: (count: number, isAll: boolean) => (isAll ? `${count} ${count === 1 ? "line" : "lines"}` : `The newest ${count} lines`),
  at: (time: string) => `at ${time}`,
  /** `device`: null once that's forgotten. */
  session: (when: string, device: string | null) => `Signed in ${when}${device ? ` with ${device}` : ""}`,
  /** `who`: null where no line says it. */
  onlySession: (who: string | null, when: string | null, device: string | null) =>
    `Showing one sign-in only${who || when ? `: ${[who, when && `${when}${device ? ` with ${device}` : ""}`].filter(Boolean).join(", ")}` : ""}.`,
  allSessions: "Show every sign-in",
  next: "Older lines",
  showAll: "Show everything",
  roles: { owner: "owner", staff: "staff", accountant: "accountant" },
};
