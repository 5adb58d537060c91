import type { InferOutput } from "valibot";
import type { AccessSession, SiteLock } from "#contracts/access-session.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import type { AuditFilter, AuditLine, AuditSession } from "#contracts/audit.ts";
import type { CampaignMail, CampaignView, CampaignWords } from "#contracts/campaign.ts";
import type { RecordedConsent } from "#contracts/consent-cookie.ts";
import type { BookKind, BooksSummary, CapChange, Period, StockChange } from "#contracts/exports.ts";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { FunctionName, functions } from "#contracts/functions.ts";
import type { Health } from "#contracts/health.ts";
import type { Insight, InsightName, Span } from "#contracts/insight.ts";
import type { ListPerson, ListSearch, MailingListView } from "#contracts/mailing-list.ts";
import type { MessageFilter, MessageLine, MessageView } from "#contracts/message.ts";
import type { Money } from "#contracts/money.ts";
import type { NotedRequest } from "#contracts/operator-forms.ts";
import type { OrderNews, OrderPart, OrderStatus, OrderView, ReturnOutcome } from "#contracts/order.ts";
import type { NewPasskey, NewPasskeyRequest, Passkey, PasskeyAnswer, PasskeyRequest } from "#contracts/passkeys.ts";
import type { StandingSession } from "#contracts/session-events.ts";
import type { LabelView, ParcelView, ShipmentView, TrackingView } from "#contracts/shipment.ts";
import type {
  Entry,
  NewPerson,
  OpenedSession,
  OperatorPerson,
  OperatorSession,
  OperatorSessionLine,
  Role,
  SignIn,
  SignInCode,
  SignInCodeSetUp,
} from "#contracts/sign-in.ts";
import type { PlacedAnswer, PriceWords, Site } from "#contracts/site.ts";
import type { WaitlistEntry } from "#contracts/waitlist-entry.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import type { DataRequest, ErasureProgress, Holding } from "#contracts/your-data.ts";

/** Who is asking. */
export type Caller = {
  /** The client's network address behind trusted proxies; IPv6 cut to its /64. */
  address: string;
  /** What the CDN in front says their country is; only ever set behind a trusted proxy. */
  edgeCountry?: string;
  requestId: string;
  /** Where the request came from: a route, or "functions" for the bare call. */
  source: string;
  /** The browser's own random checkout token, from its cookie. */
  browser?: string;
  /** Milliseconds that this browser has had the form that it sends; only there where form and browser belong together. */
  formAge?: number;
  /** The token of a back office session, from its cookie; not yet checked. */
  operator?: string;
  /** The back office session behind a page of it; checked. */
  session?: OperatorSession;
  /** What that session's page was told of changes before it was read: its stream goes on from there. */
  heard?: string;
  /** What the browser calls itself. */
  browserName?: string;
  /** From the `Idempotency-Key` header: the same key gets the same answer. */
  idempotencyKey?: string;
  /** What lets this browser into a closed site; checked. */
  accessSession?: AccessSession;
  /** Takes an answer piece by piece while it is made; "restart": forget the pieces so far. The whole answer follows all the same. */
  say?: (piece: { text: string } | "restart") => void;
  /** Hands this browser an access session of its own, in a cookie and never in a body. */
  keepAccessSession?: (token: string) => void;
  /** Hands this browser its recorded choice about cookies, in a cookie. */
  keepConsent?: (consent: RecordedConsent) => void;
};

/** `{ startCheckout(input, caller): Promise<output>, … }`, one method a function. */
type PublicFunctions = {
  [N in FunctionName as (typeof functions)[N]["method"]]: (
    input: InferOutput<(typeof functions)[N]["input"]>,
    caller: Caller,
  ) => Promise<InferOutput<(typeof functions)[N]["output"]>>;
};

/** What pages read. All of it needs a secret that only the right person holds. */
type Reads = {
  /** The order behind a secret link; `not-found` for a wrong or expired token. */
  readOrder(token: string, caller: Caller): Promise<OrderView>;
  /** Whether a tube is held for this browser on a payment page that can still be paid. */
  hasOpenOrder(browser: string): Promise<boolean>;
  /** What this browser has begun and bought lately, where the payment provider was asked about what it has begun. */
  readOwnOrders(browser: string, caller: Caller): Promise<OwnOrders>;
  /** Whether this browser has a paid order: decides the words of the success page. */
  hasPaidOrder(browser: string): Promise<boolean>;
  /** For a form on a page that is being rendered: when that was, signed, and for that browser alone if one is given. What was `sent` and still stands is kept. */
  stampForm(browser?: string, sent?: string): Promise<string>;
  /** Whether mails to people who join or write wait until tomorrow, because today's are used up. `lawful`: about reactions, complaints and cancellations. */
  mailsWait(which?: { lawful: boolean }): Promise<boolean>;
  /** The shipment behind a label's secret link; `not-found` for a wrong or expired token. */
  readShipment(token: string, caller: Caller): Promise<ShipmentView>;
  /** Its label, a PDF of 100 × 150 mm. */
  readLabel(token: string, caller: Caller): Promise<LabelFile>;
  /** How a parcel gets on, behind a tracking link. */
  readTracking(token: string, caller: Caller): Promise<TrackingView>;
  /** An order's parcel, behind the order's own link; null while it has no label. */
  readParcel(orderToken: string): Promise<ParcelView | null>;
  /** Whether anyone may make a label, because it is a specimen. An order's is made by the owner alone. */
  labelsAreSpecimens(): Promise<boolean>;
  /** Whether a sign-up link still stands, without using it up; a used one names the token of their own pages. `leftAt`: they had left before. */
  readSignUpLink(token: string, caller: Caller): Promise<{ state: "open"; leftAt: Date | null } | { state: "used"; ownToken: string }>;
  /** The position behind a person's own link; `not-found` for a link that we did not make. */
  readWaitlistPosition(token: string, caller: Caller): Promise<WaitlistPosition>;
  /** Whether a shared link's code is that of somebody on the list. */
  isReferralCode(code: string, caller: Caller): Promise<boolean>;
  /** What the list holds of somebody, by their own link; `not-found` for one that is forged, or whose person is erased. */
  readWaitlistEntry(token: string, caller: Caller): Promise<WaitlistEntry>;
  /** What was asked of somebody's data, behind the link that was mailed to them; `not-found` for a wrong or ended one. */
  readDataRequest(token: string, caller: Caller): Promise<DataRequest>;
};

export type OwnOrders = {
  /** A tube is held, and the provider has just said that nothing was tried or charged for it. */
  unpaid: boolean;
  /** What a tube costs that is held on a payment page that can still be paid: its price stays as it was. */
  held: PriceWords | null;
  /** The newest paid order of the last hours, and the page that tells how it stands. */
  paid: { reference: string; page: string } | null;
};

export type LabelFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** A file that is made while it is read; what goes wrong on the way breaks it off. */
export type ExportFile = { name: string; bytes: ReadableStream<Uint8Array<ArrayBuffer>> };

/** How one address stands with the password: `blocked_until` (ISO 8601) while it is blocked, else what is left to it. */
export type PasswordAttempts = { attempts_remaining: number; blocked_until?: string };

/** What the access gate asks. */
export type AccessBackend = {
  /** What an access session's cookie allows; null for one that is forged, of another password, or over. */
  readAccessSession(token: string): Promise<AccessSession | null>;
  readPasswordAttempts(caller: Caller): Promise<PasswordAttempts>;
  /** Lets a guest in by the owner's signed link; false once its days are over. */
  openPreview(token: string, caller: Caller): Promise<boolean>;
  /** Ends an access session for good: a copy of it opens nothing any more. */
  endAccessSession(session: AccessSession): Promise<void>;
  /** Whether the token of an order's page or a confirmation is a real one. An order's brings an access session for its page's files. */
  openSecretLink(purpose: "order" | "confirm-sign-up" | "label" | "tracking" | "your-data", token: string, caller: Caller): Promise<boolean>;
};

export type Mail = { id: string; to: string; from: string; subject: string; text: string; html: string; at: Date };
/** A sample of a mail. `policy`: the Content-Security-Policy under which its HTML is shown in a frame of ours, and runs nothing. */
export type MailPreviewView = { name: string; subject: string; preheader: string; text: string; html: string; policy: string };
export type OrderLine = {
  reference: string;
  status: OrderStatus;
  name: string | null;
  email: string | null;
  /** It goes to; null until it's paid. */
  town: string | null;
  total: Money;
  refundable: Money;
  placedAt: Date;
  /** Until when “sent” can be undone; null where the order isn't marked as sent, or has been sent. */
  undoUntil: Date | null;
  /** Whether its label can be printed. */
  hasLabel: boolean;
  hasAlert: boolean;
  /** It isn't sent, and the day by which it was promised is over. */
  isLate: boolean;
  /** It's to be sent, but somebody has asked to cancel it: until that is seen to it can't be. */
  askedToCancel: boolean;
  /** Its payment, at any time: the bank may hold the money, or have paid it back. */
  isDisputed: boolean;
};
/** Pence. `of`: what could still be refunded when it was asked for: by that the same request is known when it's sent again. */
export type RefundAmount = { minor: number; of: number /** In the place of what came back. */; again?: boolean };
/** Which orders are wanted. `marked`: whether they are marked as sent, which can still be undone. `search`: any part of a reference, name, email address or postcode. `placed`: on which days. `from`: when the last one seen was placed. */
export type OrderFilter = {
  status?: OrderPart | undefined;
  marked?: boolean;
  search?: string | undefined;
  placed?: Period | undefined;
  from?: Date | undefined;
};
/** Something that does not fit: a payment of a wrong amount, a refund of an unknown order. */
export type OpenAlert = { id: string; kind: string; detail: string; at: Date; reference: string | null; isDone: boolean };
/** What somebody of the shop noted on an order. `author`: null where they came by a link from the server's command line. */
export type OrderNote = { id: string; words: string; author: string | null; at: Date };
/** A search and filter of the orders that one of the team keeps by a name of theirs. */
export type SavedView = { id: string; name: string; search: string; status: OrderPart | null };
/** A mail to an order's buyer. `refused`: their mail server takes none; `failed`: it was given up after three days. `at`: when it went out, or was to. */
/** `kind`: which of its previews it's like. `fits`: what it says is true of the order as it stands, so that it can be sent again. `kept`: by what its text, as it was sent, is read; null where there is none. */
export type OrderMail = { mail: string; kind: string; at: Date; state: "waiting" | "sent" | "refused" | "failed"; fits: boolean; kept: string | null };
/** A mail that went out to an order's buyer. `name`: theirs; null once it's erased. `subject`: null of one from before those were kept. */
export type SentMail = Pick<OrderMail, "mail" | "at" | "kept"> & { reference: string; name: string | null; subject: string | null };
/** A sent order that was cancelled, and whose tube is awaited until that day. */
export type OpenReturn = { reference: string; name: string | null; toldAt: Date; sendBy: string };
/** An address that gave too many wrong passwords, by its keyed hash. `wrong`: how many before this block. `blocks`: how many in a row it has had, this one with them. */
export type SiteBlock = { id: string; since: Date; until: Date; wrong: number; blocks: number };
/** `count`: of all; of `newest` there are 50 at most. */
export type SiteBlocks = { count: number; newest: SiteBlock[] };
/** What opens a closed site. `chosenAt`: when the owner chose it; null where it's the settings'. `isSet`: whether there is one at all. */
export type SiteAccess = {
  access: "open" | "code" | "password" | "by-host";
  locks: { lock: SiteLock; isSet: boolean; chosenAt: Date | null }[];
  blocks: SiteBlocks;
};
export type PreviewLink = { id: string; madeAt: Date; endsAt: Date };
/** A question that no content of ours answers, or whose answer did not help, in the words of whoever asked it last; null where nobody agreed that words are kept. `reply`: the last answer that was marked as not helpful. */
export type OpenQuestion = {
  question: string | null;
  reply: string | null;
  why: ("unknown" | "else" | "down")[];
  times: number;
  last: Date;
  isPutAway: boolean;
};
/** What the owner taught the assistants; `place`: where it stands on the page of questions as well, a subject's id or that of the question which it answers there. `follows`: the price and the dispatch date in it change when the shop's do. */
export type OwnerAnswer = { id: string; question: string; answer: string; place: string | null; follows: boolean; at: Date };
/** Owner's answers that the assistants know: those on the page first, then the newest. */
export const mostOwnerAnswers = 100;
export type AssistantFigures = { assistant: AssistantName; answers: number; unanswered: number; careful: number; up: number; down: number; byVendor: number };
/** A choice about cookies: which were allowed, under which policy, in which words it was asked, and whether the browser sent Global Privacy Control. */
export type ConsentReceipt = { functional: boolean; analytics: boolean; advertising: boolean; policy: string; wording: string; signal: boolean; at: Date };
/** What came in during seven days: what was paid, in pence, in how many orders, and how many places on the list were confirmed. */
export type WeekFigures = { takings: number; orders: number; signUps: number };
/** An erasure, with what the owner must ask of vendors: which one, its own id, and how. */
export type ErasureView = ErasureProgress & {
  id: string;
  askedBy: "person" | "owner" | "restore";
  manualTasks: { holder: string; vendor: string; subject: string; how: string }[];
};
/** Jobs of a kind that failed for good with the same error: how many, and the newest of them. */
export type DeadJobs = { id: string; name: string; error: string; count: number; at: Date };
/** A mail that hasn't gone out. `to`: null where it's the owner's own, or nobody's any more. `next`: when it's tried again; null where it was given up, or there's no wait. `error`: what went wrong last. */
export type OutboxMail = { id: string; mail: string; to: string | null; at: Date; next: Date | null; error: string | null };
/** Emails that should have gone and have not: how many, since when the oldest, and what the mail server said last. */
export type LateMail = { count: number; since: Date; error: string };

/** As many of the assistants' open questions as come. */
export const shownQuestions = 50;
/** As many lines of any other list as come at a time. */
export const pageSize = 50;

/** A price in pence, from when and from which day it stands, and who set it, where the audit knows. */
export type PriceChange = { minor: number; startsAt: Date; day: string; who: StockChange["who"] };

/** The day that was promised to somebody who still waits is near: to how many, and why it can't be kept, where the owner has said so. */
export type DispatchDue = { day: string; people: number; reason: string | null };

/** The ways into the back office and out of it. */
export type DoorBackend = {
  /** null for a wrong address or password, which take the same time. */
  signIn(given: SignIn, caller: Caller): Promise<Entry | null>;
  /** Uses the ticket up; null for a wrong code, `missing_session` for a ticket that's used or over. A code works once. */
  enterCode(ticket: string, code: string, caller: Caller): Promise<OpenedSession | null>;
  /** What a device is to answer, once; the same for everybody. */
  askForPasskey(caller: Caller): Promise<PasskeyRequest>;
  /** It stands for a password and a code. null where it isn't known here, or its answer isn't right. */
  enterByPasskey(given: PasskeyAnswer, caller: Caller): Promise<OpenedSession | null>;
  /** Mails a link to a new password to whoever signs in with that address; it says nothing of whether anybody does. False where mail isn't sent to people's own mailboxes. */
  sendPasswordLink(email: string, caller: Caller): Promise<boolean>;
  /** Uses up a link from the server's command line; null for one that's used or over. */
  openSession(linkToken: string, caller: Caller): Promise<OpenedSession | null>;
  /** Whom an invitation, or a link to a new password, is for; null for one that's used or over. `name`: null until they've said. */
  readInvitation(token: string): Promise<{ email: string; name: string | null; passkeys: number } | null>;
  /** Uses it up. Sessions that were opened as them before have ended. */
  acceptInvitation(token: string, person: NewPerson, caller: Caller): Promise<Entry | null>;
  /** Whether that's the password of whoever's session it is; then it counts as given now. */
  prove(session: OperatorSession, password: string, caller: Caller): Promise<boolean>;
  /** The same by a passkey of theirs. */
  proveByPasskey(session: OperatorSession, given: PasskeyAnswer, caller: Caller): Promise<boolean>;
  /** Counts as a use of it. */
  readSession(token: string): Promise<OperatorSession | null>;
  /** The same for its own browser, which asks time and again: asking doesn't make it last, and is no use of it. */
  readStanding(token: string): Promise<StandingSession | null>;
  closeSession(token: string): Promise<void>;
};

/** What only the owner may do: behind `/operator`, and `npm run operator`. */
export type OperatorBackend = {
  /** A single-use link that opens the back office for 12 hours. */
  makeLink(): Promise<{ url: string; expiresAt: Date }>;
  /** Ends every session, and every link that could open one; answers how many there were. */
  closeEverySession(): Promise<number>;
  /** A link by which somebody chooses a name and a password, mailed to them too where mail goes out. Who has joined keeps their role and may choose a new password; of anybody else the newest invitation's role counts. Answers the role that they have now. */
  invitePerson(email: string, role: Role): Promise<{ url: string; expiresAt: Date; role: Role; hasJoined: boolean }>;
  listPeople(): Promise<OperatorPerson[]>;
  /** Refuses to take away the last owner, as `removePerson` does. */
  changeRole(person: string, role: Role): Promise<void>;
  /** Answers whom. Their sessions and invitations end with them. */
  removePerson(person: string): Promise<{ name: string }>;
  /** Everybody's for an owner, else one's own; the newest first. */
  listSessions(by: OperatorSession): Promise<OperatorSessionLine[]>;
  endSession(session: string, by: OperatorSession): Promise<void>;
  /** Of whoever asks: null where no code is asked for. */
  readSignInCode(by: OperatorSession): Promise<SignInCode | null>;
  /** Begins to set up a phone for whoever asks; the same again for half an hour. */
  setUpSignInCode(by: OperatorSession): Promise<SignInCodeSetUp>;
  /** Their phone's first code proves that it's set up: from now on one is asked for. Answers the recovery codes, this once. */
  turnOnSignInCode(code: string, by: OperatorSession): Promise<string[]>;
  turnOffSignInCode(by: OperatorSession): Promise<void>;
  /** Others in the place of those that are left. */
  makeRecoveryCodes(by: OperatorSession): Promise<string[]>;
  /** For somebody who lost their phone, and the codes. Answers whose it was. */
  removeSignInCode(person: string, by: OperatorSession): Promise<{ name: string }>;
  /** Of whoever asks, the oldest first. */
  listPasskeys(by: OperatorSession): Promise<Passkey[]>;
  /** What their device makes one with; five minutes later it's over. */
  readPasskeyRequest(by: OperatorSession): Promise<NewPasskeyRequest>;
  /** Refuses an eleventh. Both answer what it's called. */
  addPasskey(given: NewPasskey, by: OperatorSession): Promise<{ name: string }>;
  removePasskey(passkey: string, by: OperatorSession): Promise<{ name: string }>;
  /** What was done in the back office, the newest first, 50 at a time; `people`: everybody who is in it, also those who have left; `sessions`: those of the lines, and the one asked for. */
  listAudit(filter: AuditFilter): Promise<{ lines: AuditLine[]; people: { id: string; name: string }[]; sessions: AuditSession[] }>;
  /** What was done about one order or message, the oldest first. */
  readAuditOf(reference: string): Promise<AuditLine[]>;
  /** Newest first, 50 at a time; `before` is the last id seen. */
  listMail(before?: string): Promise<Mail[]>;
  readMail(id: string): Promise<Mail | null>;
  /** A sample of each kind of mail there is; `name` is one of content/mail-previews.ts. */
  listMailPreviews(): Promise<Pick<MailPreviewView, "name" | "subject">[]>;
  readMailPreview(name: string): Promise<MailPreviewView | null>;
  /** Mails that wait to go out, the oldest first, and those that were given up, the newest first; 50 of each at most. */
  listOutbox(): Promise<{ waiting: OutboxMail[]; failed: OutboxMail[] }>;
  /** Sends one again that was given up, or one now that waits, and no other; answers whether it was there. */
  retryMail(id: string): Promise<boolean>;
  /** Newest first, those to send oldest first; 50 at a time, or more where one moment has more. */
  listOrders(filter?: OrderFilter): Promise<OrderLine[]>;
  /** With address and history: what is needed to send a tube. */
  readOrder(reference: string): Promise<OrderView>;
  /** Where it goes, until it's marked as sent. Its buyer is mailed the new address. */
  correctAddressOf(reference: string, address: DeliveryAddress): Promise<void>;
  /** Marks it as sent. Its buyer hears of it only then, and until then `undoDispatch` takes it back; null where it has been sent. */
  dispatchOrder(reference: string): Promise<Date | null>;
  /** `conflict` once the buyer has heard of it. */
  undoDispatch(reference: string): Promise<void>;
  /** Those that are marked as sent and can still be undone, the first to go first. */
  listUndoable(): Promise<{ reference: string; undoUntil: Date; hasLabel: boolean }[]>;
  deliverOrder(reference: string): Promise<OrderStatus>;
  /** All that's left of a payment, or an amount of it. All of it cancels an order that isn't sent yet. */
  refundOrder(reference: string, why: string, amount?: RefundAmount): Promise<OrderStatus>;
  /** A refund that failed was paid back another way; `how` is for the books, `shown` the pence that were said to be held up. */
  settleRefund(reference: string, how: string, shown?: number): Promise<OrderStatus>;
  /** Newest first. */
  listOrderNotes(reference: string): Promise<OrderNote[]>;
  /** For those who run the shop: no customer sees it, but a copy of their data has it. The same words are the same note. */
  addOrderNote(reference: string, words: string, by: OperatorSession): Promise<void>;
  /** Answers whether it was there. */
  removeOrderNote(reference: string, note: string): Promise<boolean>;
  /** Of whoever asks, by name; none where they came by a link. */
  listSavedViews(by: OperatorSession): Promise<SavedView[]>;
  /** Of the same name with the same search it's the same view: then false. Refuses another of that name, and a twenty-first. */
  saveView(view: Omit<SavedView, "id">, by: OperatorSession): Promise<boolean>;
  /** One of one's own; answers whether it was there. */
  removeView(view: string, by: OperatorSession): Promise<boolean>;
  /** Every mail to an order's buyer, the oldest first. */
  listOrderMails(reference: string): Promise<OrderMail[]>;
  /** The newest 50 mails that went out to buyers; none that stayed in the mailbox here. */
  listSentMails(): Promise<SentMail[]>;
  /** A mail as it went out, where `kept` names it, or else as it reads now: then `at` is null. Null where there's nothing left to say, or nobody to say it to. */
  readOrderMail(reference: string, mail: string, kept?: string): Promise<{ to: string; subject: string; text: string; at: Date | null } | null>;
  /** Sends a mail again, as it reads now; false where one waits to go out already. `conflict` where it isn't true any more. */
  resendOrderMail(reference: string, mail: string): Promise<boolean>;
  /** For a customer who writes or rings up that they cancel a sent order; the 14 days aren't asked about. `isHere`: the tube has come already, so nobody is told how to send it. */
  openReturn(reference: string, isHere?: boolean): Promise<void>;
  /** Tubes that are to come back, the oldest first. */
  listReturns(): Promise<OpenReturn[]>;
  /** How such a return ended; the price goes back where the tube came back or was shown to be posted. `restock`: one that came back is for sale again. */
  settleReturn(reference: string, outcome: ReturnOutcome, restock?: boolean): Promise<OrderStatus>;
  /** Makes the order's one label, or finds it; `phone` is for the carrier's driver. */
  makeLabel(reference: string, phone?: string): Promise<LabelView>;
  /** The order's newest label, also one that failed or was taken back. */
  readOrderLabel(reference: string): Promise<LabelView | null>;
  /** The PDF of an order's label. */
  fetchLabel(reference: string): Promise<LabelFile>;
  /** One PDF with the label and a packing slip of each order, in this order. Each needs a bought label; at most `mostChosen`. `labelsOnly`: for a label printer. */
  readPackingFile(references: readonly string[], which?: { labelsOnly?: boolean }): Promise<LabelFile>;
  /** Takes an unused label back; afterwards another can be made. Safe to send twice. */
  voidLabel(reference: string): Promise<LabelView>;
  /** `sent`: of those that are sold. */
  readStock(): Promise<{ product: string; available: number; held: number; sold: number; sent: number }[]>;
  /** Newest first, 50 at a time; `before` is the last id seen. */
  listStockChanges(before?: string): Promise<StockChange[]>;
  /** Adds (or, below zero, takes away) units. The reason is kept in the ledger. */
  adjustStock(units: number, why: string): Promise<number>;
  /** How many can be pre-ordered in all, which is what's available, held and sold: `conflict` where more are held and sold. The reason is kept in the ledger. */
  setCap(cap: number, why: string): Promise<CapChange>;
  readSummary(period: Period): Promise<BooksSummary>;
  /** A part of the books as CSV. */
  exportBooks(kind: BookKind, period: Period): Promise<ExportFile>;
  /** Who asked to join the Warmth List in that time, as CSV. */
  exportSignUps(period: Period): Promise<ExportFile>;
  /** How everything fares that the shop needs. It names nobody, and no secret. */
  readHealth(): Promise<Health>;
  /** Newest first, 50 open ones at a time; `before` is the last open one seen. `withDone`: also those that a person marked as done in the last `undoMinutes`. `reference`: of that order alone. */
  listAlerts(which?: { withDone?: boolean; reference?: string; before?: string | undefined }): Promise<OpenAlert[]>;
  /** Puts an alert away once a person has seen to it. */
  resolveAlert(id: string): Promise<void>;
  /** Takes that back; `conflict` where something else has settled it. */
  reopenAlert(id: string): Promise<void>;
  /** Those that wait: serious reactions first, then those with a legal clock by its day, then the oldest; what a machine most likely sent comes last. Others newest first, 50 at a time. */
  listMessages(filter?: MessageFilter): Promise<MessageLine[]>;
  /** How many wait. */
  readOpenMessages(): Promise<number>;
  readMessage(reference: string): Promise<MessageView>;
  /** Keeps an answer and mails it. The same words within a day are the same answer. */
  answerMessage(reference: string, words: string, closes: boolean): Promise<void>;
  /** Gives a message to somebody of the team who may answer it; null: to nobody. */
  assignMessage(reference: string, person: string | null): Promise<void>;
  /** Puts a message away, answered or not. */
  closeMessage(reference: string): Promise<void>;
  reopenMessage(reference: string): Promise<void>;
  /** Keeps as a message that somebody asked about their data another way, with a month's clock from the day they asked. Nobody is emailed. The same on the same day is the same message. */
  noteRequest(asked: NotedRequest): Promise<{ reference: string; isNew: boolean }>;
  /** With its answers and the emails about it, as whoever sent it asked. Of a serious reaction the report stays, without its sender. */
  deleteMessage(reference: string): Promise<void>;
  /** The figures of the last days, in the order asked for; null for one that the analytics service does not answer just now. */
  readInsights(names: readonly InsightName[], days: Span): Promise<(Insight | null)[]>;
  /** What came in during the last seven days in London, today with them, beside the seven before. */
  readWeek(): Promise<{ last: WeekFigures; before: WeekFigures }>;
  /** What the assistants could not answer in the last days, or answered so that it did not help, the most asked first. `withPutAway`: also those that were put away in the last `undoMinutes`. */
  listQuestions(days: number, which?: { withPutAway?: boolean }): Promise<OpenQuestion[]>;
  /** Nobody is going to answer it: it's listed no more until it's asked again. null: those whose words aren't kept. Answers how often it was asked. */
  putAwayQuestion(question: string | null): Promise<number>;
  /** Takes that back, within `undoMinutes`. Answers how often it was asked. */
  bringBackQuestion(question: string | null): Promise<number>;
  listOwnerAnswers(): Promise<OwnerAnswer[]>;
  /**
   * Teaches the assistants an answer, which they give from then on, and puts it on the page of questions where it has a place there; answers its id. Without a
   * `place` it stays where it is; null takes it off the page. Unless said, the price and the dispatch date in it follow.
   */
  teachAssistants(taught: Pick<OwnerAnswer, "question" | "answer"> & { place?: string | null | undefined; follows?: boolean }): Promise<string>;
  forgetOwnerAnswer(id: string): Promise<void>;
  /** How the assistants fared in the last days. */
  readAssistants(days: number): Promise<AssistantFigures[]>;
  readMailingList(): Promise<MailingListView>;
  /** Whoever asked to join the Warmth List, the newest first. */
  listSignUps(search: ListSearch): Promise<ListPerson[]>;
  /** Each page that anybody joined from. */
  listSignUpSources(): Promise<string[]>;
  /** What was chosen about cookies under that receipt's number, 32 hexadecimal digits; null where there is none. */
  readConsentReceipt(receipt: string): Promise<ConsentReceipt | null>;
  /** What is held about an address, counted. */
  readHolding(email: string): Promise<Holding>;
  /** Everything held about an address, for somebody who asked the owner. */
  copyPerson(email: string): Promise<Record<string, unknown>>;
  /** Begins an end to everything held about an address, for somebody who asked the owner; answers its id. */
  erasePerson(email: string): Promise<string>;
  /** The newest first, 50 at most; those that are not done before all others. */
  listErasures(): Promise<ErasureView[]>;
  /** A vendor that only a person can ask was asked. */
  completeErasureTask(erasure: string, subject: string): Promise<void>;
  /** What inviting the list would do, and how the newest campaign fares. */
  readCampaign(): Promise<CampaignView>;
  /** Starts the campaign of that number, which `readCampaign` named; safe to send twice. `seen`: when the words that were read had been saved; others aren't sent. */
  startCampaign(number: number, mail: CampaignMail, seen?: Date | null): Promise<void>;
  /** Keeps the owner's words for the next campaign about that; null: the shop's own again. */
  saveCampaignWords(mail: CampaignMail, words: CampaignWords | null): Promise<void>;
  /** Mails that campaign's mail, as it stands, to whoever asks; the owner, where they came by a link. Answers the address; null: it went out half a minute ago. */
  sendCampaignTest(mail: CampaignMail, by: OperatorSession): Promise<string | null>;
  /** Pauses the campaign that is under way, or lets it go on. */
  pauseCampaign(): Promise<void>;
  resumeCampaign(): Promise<void>;
  /** Ends the campaign of that number for good; answers how many it has written to. Before the first that's an undo: its words are the next one's. `onlyIfNobodyEmailed`: it's refused after. */
  endCampaign(number: number, onlyIfNobodyEmailed?: boolean): Promise<number>;
  /** Takes an address off the Warmth List, for somebody who asked the owner; false where it is not on it. */
  takeOffList(email: string): Promise<boolean>;
  /** The day by which pre-orders are sent, and who waits that was promised an earlier one, with the orders of up to a hundred a day; `asks`: they are not written to until `confirmDispatch`. `last`: by which their tubes are delivered. `isOver`: it has passed. `keeps`: they aren't asked about, for they keep theirs. `toCome`: days that are promised from a later day on, the soonest first. `earlier`: days that stood before, the newest first. */
  readDispatch(): Promise<{
    day: string;
    last: string;
    isOver: boolean;
    asks: boolean;
    keeps: boolean;
    promised: { day: string; people: number; orders: { reference: string; name: string | null }[] }[];
    due: DispatchDue | null;
    toCome: { from: string; day: string }[];
    earlier: { day: string; setAt: Date }[];
  }>;
  /** `day` is promised from now on, or from the beginning of the day `from`. Nobody who has paid is written to before `confirmDispatch`; with `from`, whoever has ordered by then keeps theirs. */
  moveDispatch(day: string, from: string | null): Promise<void>;
  /** Whether another day was to be promised from that day on, which it isn't any more. */
  takeBackDispatch(from: string): Promise<boolean>;
  /** Writes to whoever was promised an earlier day than `day`, which is the one that stands; `reason` is why, in words to them. */
  confirmDispatch(day: string, reason: string): Promise<void>;
  /** Keeps why `day`, which is the one that stands or one that somebody waits for, can't be met: whoever it was promised to reads that, should it pass without a new one. */
  explainDelay(day: string, reason: string): Promise<void>;
  /** What a tube costs now, in pence; `first`: before the owner had set any price. `toCome`: the soonest first. `begun`: the newest first, which stands, and nine before it. */
  readPrices(): Promise<{ minor: number; first: number; toCome: PriceChange[]; begun: PriceChange[] }>;
  /** What orders cost from the beginning of that day on, such as "2026-12-05", or from now on. In pence, VAT and delivery included. Orders that are placed keep theirs. */
  setPrice(minor: number, from: string | null): Promise<void>;
  /** Whether a price was to begin on that day, which it doesn't any more. */
  takeBackPrice(day: string): Promise<boolean>;
  /** Ends an order that nobody has paid yet; answers its status afterwards, which is `paid` where the money had come. */
  endUnpaidOrder(reference: string): Promise<OrderStatus>;
  /** null while pre-orders are open. `until`: the day on which they open by themselves. */
  readClosure(): Promise<{ since: Date; until: string | null } | null>;
  /** Nobody can order from now on, whatever the stock: until that day, or until `openSales`. Who is paying already still may. */
  closeSales(until: string | null): Promise<void>;
  openSales(): Promise<void>;
  readOrderNews(): Promise<OrderNews>;
  /** From now on; what is serious is told at once whatever is chosen. */
  chooseOrderNews(choice: OrderNews): Promise<void>;
  /** Jobs that failed for good, newest first. */
  listDeadJobs(): Promise<DeadJobs[]>;
  /** Sends a dead job again and all that failed as it did; answers how many. */
  retryJob(id: string): Promise<number>;
  /** Sends every dead job again, or every email that was given up; answers how many. */
  retryAllJobs(of?: "send-mail"): Promise<number>;
  /** null where every email goes out. */
  readLateMail(): Promise<LateMail | null>;
  /** How the site is closed, if it is, and who is blocked at it just now. */
  readSiteAccess(): Promise<SiteAccess>;
  /** From the next request on another password or code opens the site, in the settings' place. Ends every access session and preview link; `caller`'s browser gets a new session. False where it's the same already. */
  changeSiteLock(lock: SiteLock, secret: string, caller?: Caller): Promise<boolean>;
  /** A blocked address may try again at once; false where it isn't blocked any more. */
  releaseBlock(id: string): Promise<boolean>;
  /** Answers how many there were. */
  releaseAllBlocks(): Promise<number>;
  /** A signed link that lets guests into a closed site until that day. */
  makePreviewLink(days: number): Promise<{ url: string; endsAt: Date }>;
  /** Those that still let guests in, newest first. The links themselves are kept nowhere. */
  listPreviewLinks(): Promise<PreviewLink[]>;
  /** Ends one, and with it everyone whom it let in. */
  endPreviewLink(id: string): Promise<void>;
};

/** The operator's actions as far as a session's role goes; without one, none. `operator` below acts as the server's command line. */
export type ActAs = (session: OperatorSession | null) => Promise<OperatorBackend>;

/** Everything the server can do. */
export type Backend = PublicFunctions & Reads & { access: AccessBackend; door: DoorBackend; operator: OperatorBackend; actAs: ActAs };

/** Makes a page that's served from memory, such as "/faq", or its data ("/faq.data"), anew with what the owner wrote; undefined where that can't be done, and the built one stands. */
export type MakePage = (path: string, answers: readonly PlacedAnswer[]) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** A page of the app's, or another answer where it stands. */
export type RenderPage = (
  request: Request,
  needs: {
    backend: Backend;
    caller: Caller;
    site: Site;
    nonce: string;
    /** Told of an error that is a bug. */
    report: (error: unknown) => void;
    /** Told the page's pattern before anything is rendered: gives an answer that needs no rendering, or undefined to have the page rendered. May throw a `Failure`. */
    instead?: (pattern: string | null) => Response | undefined;
  },
) => Promise<Response>;
