import type { OperatorBackend } from "#contracts/backend.ts";
import type { Role } from "#contracts/sign-in.ts";

export type Action = keyof OperatorBackend;

const owner = ["owner"] as const;
const handling = ["owner", "staff"] as const;
const books = ["owner", "accountant"] as const;
const everybody = ["owner", "staff", "accountant"] as const;

/**
 * Who may do what in the back office: an action that isn't here doesn't compile. Staff send, answer and refund; an accountant reads the books.
 * The mailbox of a shop without a mail server is the owner's: the links in it open customers' orders.
 */
const rights = {
  listOrders: everybody,
  listUndoable: everybody,
  readOrder: everybody,
  readOrderLabel: everybody,
  listReturns: everybody,
  listOrderNotes: everybody,
  listOrderMails: everybody,
  readStock: everybody,
  listStockChanges: everybody,
  listAlerts: everybody,
  readInsights: everybody,
  readWeek: everybody,
  readAssistants: everybody,
  readDispatch: everybody,
  readClosure: everybody,
  readCampaign: everybody,
  readLateMail: everybody,
  listSessions: everybody,
  endSession: everybody,
  readSignInCode: everybody,
  setUpSignInCode: everybody,
  turnOnSignInCode: everybody,
  turnOffSignInCode: everybody,
  makeRecoveryCodes: everybody,
  listPasskeys: everybody,
  readPasskeyRequest: everybody,
  addPasskey: everybody,
  removePasskey: everybody,
  readAuditOf: everybody,
  listAudit: books,
  readSummary: books,
  exportBooks: books,

  dispatchOrder: handling,
  undoDispatch: handling,
  deliverOrder: handling,
  correctAddressOf: handling,
  endUnpaidOrder: handling,
  refundOrder: handling,
  openReturn: handling,
  settleReturn: handling,
  addOrderNote: handling,
  removeOrderNote: handling,
  readOrderMail: handling,
  resendOrderMail: handling,
  makeLabel: handling,
  fetchLabel: handling,
  readPackingFile: handling,
  voidLabel: handling,
  adjustStock: handling,
  resolveAlert: handling,
  listMessages: handling,
  readOpenMessages: handling,
  readMessage: handling,
  answerMessage: handling,
  assignMessage: handling,
  closeMessage: handling,
  reopenMessage: handling,
  listQuestions: handling,
  putAwayQuestion: handling,
  listOwnerAnswers: handling,
  teachAssistants: handling,
  forgetOwnerAnswer: handling,
  readMailingList: handling,
  listSignUps: handling,
  takeOffList: handling,
  readHealth: handling,
  listDeadJobs: handling,
  retryJob: handling,
  retryAllJobs: handling,

  settleRefund: owner,
  listMail: owner,
  listOutbox: owner,
  retryMail: owner,
  readMail: owner,
  readHolding: owner,
  readConsentReceipt: owner,
  copyPerson: owner,
  exportSignUps: owner,
  erasePerson: owner,
  listErasures: owner,
  completeErasureTask: owner,
  startCampaign: owner,
  pauseCampaign: owner,
  resumeCampaign: owner,
  endCampaign: owner,
  moveDispatch: owner,
  confirmDispatch: owner,
  explainDelay: owner,
  readOrderNews: owner,
  chooseOrderNews: owner,
  closeSales: owner,
  openSales: owner,
  makePreviewLink: owner,
  listPreviewLinks: owner,
  endPreviewLink: owner,
  makeLink: owner,
  closeEverySession: owner,
  invitePerson: owner,
  listPeople: owner,
  changeRole: owner,
  removePerson: owner,
  removeSignInCode: owner,
} satisfies Record<Action, readonly Role[]>;

export const mayDo = (role: Role, action: Action) => (rights[action] as readonly Role[]).includes(role);

/** Pence: a refund above this is the owner's. */
export const staffRefundLimit = 5_000;

/** Minutes for which a password, or a passkey, counts for what is below. */
export const provenMinutes = 10;
/** What moves money, takes data out of the shop or decides who may come in: a browser that was left open isn't enough. */
const proven: readonly Action[] = [
  "refundOrder",
  "settleRefund",
  "settleReturn",
  "copyPerson",
  "exportBooks",
  "exportSignUps",
  "erasePerson",
  "makeLink",
  "invitePerson",
  "changeRole",
  "removePerson",
  "setUpSignInCode",
  "turnOnSignInCode",
  "turnOffSignInCode",
  "makeRecoveryCodes",
  "removeSignInCode",
  "readPasskeyRequest",
  "addPasskey",
  "removePasskey",
];
export const needsProof = (action: Action) => proven.includes(action);
