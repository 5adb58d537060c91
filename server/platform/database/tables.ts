import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AssistantName, Outcome } from "#contracts/assistant.ts";
import type { Browser, Device, EventName } from "#contracts/counted-event.ts";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { LetterKind } from "#contracts/letter.ts";
import type { ListOutcome } from "#contracts/list-outcome.ts";
import type { Money } from "#contracts/money.ts";
import type { HistoryLine, OrderStatus, ReturnOutcome } from "#contracts/order.ts";
import type { ParcelStatus, ShipmentState } from "#contracts/shipment.ts";
import type { ListWish } from "#server/providers/mailing-list/port.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";

type Time = ColumnType<Date, Date, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type Tables = {
  secrets: { name: string; value: string };
  /** Hashes of links, sessions and confirmations: the token itself is only ever in the mail. */
  secret_links: {
    token_hash: Buffer;
    purpose: LinkPurpose;
    /** The id of what it opens. */
    subject: string;
    created_at: Time;
    expires_at: Time;
    used_at: NullableTime;
  };
  rate_limits: { key: string; used: number; ends_at: Time };

  /** Wrong passwords at the access gate, by the keyed hash of an address. */
  access_tries: {
    key: string;
    wrong: number;
    window_ends: Time;
    /** Blocks in a row; each is twice as long as the last. */
    blocks: number;
    blocked_until: NullableTime;
    at: Time;
  };

  /** What was spent of each daily ceiling, by UTC's days. */
  daily_use: { cost: string; day: string; used: number; told: Generated<boolean> };

  sign_ups: {
    id: string;
    /** Lower case, unique. */
    email: string;
    name: string;
    country: string;
    status: "pending" | "confirmed" | "unsubscribed";
    marketing: boolean;
    source: string;
    referral_code: string;
    referred_by: string | null;
    created_at: Time;
    /** When this address was last written to about joining: however often it is entered, it gets one mail in a while. */
    mailed_at: NullableTime;
    /** Of the entering that mail was about. */
    mail_mark: string | null;
    confirmed_at: NullableTime;
    /** Its domain lends addresses for minutes. For the owner to know; it decides nothing. */
    disposable: Generated<boolean>;
  };
  /** Append-only: who agreed to which words, when and where. */
  consents: {
    id: Generated<string>;
    sign_up: string;
    act: "asked" | "confirmed" | "changed" | "left";
    wording: string;
    choices: JSONColumnType<{ terms: boolean; marketing: boolean }>;
    source: string;
    at: Time;
    /** The idempotency key of the press it came from, where it had one. */
    intent: string | null;
  };

  /** How each person is to stand at the list's home, and what became of telling it: what is owed there is `pushed < version`. */
  list_members: {
    sign_up: string;
    wish: ListWish["status"];
    /** Since when they want it. */
    wished_at: Time;
    /** Counts the wishes. */
    version: Generated<number>;
    pushed: Generated<number>;
    /** Goes in vain since the last success. */
    tries: Generated<number>;
    /** Some process is telling the home about them until then. */
    claimed_until: NullableTime;
    outcome: ListOutcome | null;
    settled_at: NullableTime;
    /** When they last changed their details here. */
    edited_at: NullableTime;
    /** By the newest comparison. */
    seen_at: NullableTime;
  };
  /** Addresses that the list's home still has to forget. */
  list_forgets: { id: Generated<string>; email: string; at: Time };
  /** While the list's home cannot be reached: one row, and nobody asks before `until`. */
  list_pauses: { home: string; failures: number; since: Time; until: Time; refused: boolean };
  /** Each night's comparison with the list's home, and how many of each difference. */
  list_comparisons: {
    id: Generated<string>;
    started_at: Time;
    ended_at: NullableTime;
    /** Where the next page begins. */
    next_from: Generated<number>;
    members: Generated<number>;
    left_there: Generated<number>;
    left_here: Generated<number>;
    confirmed_there: Generated<number>;
    joined_there: Generated<number>;
    missing_there: Generated<number>;
    unknown_here: Generated<number>;
  };

  /** Runs in which the list is written to as pre-orders open; at most one that has not ended. */
  openings: {
    number: number;
    started_at: Time;
    paused_at: NullableTime;
    ended_at: NullableTime;
    /** The next group is written to no earlier. */
    next_at: Time;
    written: Generated<number>;
  };
  /** Whom a run has written to: a row is made with the mail's job. */
  opening_mails: { opening: number; sign_up: string; at: Time };

  /** What was chosen about cookies. The id is random and known to that browser alone. */
  consent_receipts: {
    id: string;
    functional: boolean;
    analytics: boolean;
    advertising: boolean;
    policy: string;
    wording: string;
    /** Whether the browser sent Global Privacy Control. */
    signal: boolean;
    at: Time;
  };

  /** What visitors who allowed it did; see server/providers/analytics/port.ts. */
  counted_events: {
    id: string;
    event: EventName;
    visitor: string;
    session: string;
    path: string;
    referrer: string | null;
    country: string | null;
    device: Device | null;
    browser: Browser | null;
    at: Time;
    /** It came for a vendor, and is deleted once that has it. */
    to_send: Generated<boolean>;
  };

  /** Events that we know nothing of, by name and day. */
  other_events: { day: string; event: string; times: number };

  orders: {
    id: string;
    reference: string;
    product: string;
    quantity: number;
    total_minor: number;
    vat_minor: number;
    currency: "GBP";
    status: OrderStatus;
    terms_version: string;
    /** As the catalogue said on the order's day; null in orders of a version that kept none of it. */
    product_name: Generated<string | null>;
    product_description: Generated<string | null>;
    vat_rate_percent: Generated<number | null>;
    /** The day by which it is promised to be sent, such as "2027-03-31"; null where a version before wrote something else. */
    dispatch_by: string | null;
    /** What its buyer was told of a delay: that there is a new day, which is `dispatch_by`, or that there is none yet. */
    delay: Generated<"new-date" | "no-date" | null>;
    /** When `dispatch_by` was last moved to a later day, and the customer told. */
    dispatch_moved_at: NullableTime;
    /** The same in words, kept for the version before by a trigger (0031). */
    dispatch: Generated<string>;
    delay_told: Generated<string | null>;
    /** SHA-256 of the browser's checkout token; at most one open order each. */
    browser_hash: Buffer | null;
    idempotency_key: string | null;
    /** Whose unpaid hold it is, as a keyed hash (make-room.ts); null once it awaits no payment. */
    network: Buffer | null;
    payment_provider: string;
    /** Whose books there, and in which mode (`Payments.account`); null in orders of a version that did not ask. */
    payment_account: Generated<string | null>;
    payment_session: string | null;
    payment_url: string | null;
    payment_id: string | null;
    session_ends_at: NullableTime;
    /** When an unpaid order gives its unit back. */
    hold_ends_at: Time;
    email: string | null;
    name: string | null;
    delivery: JSONColumnType<DeliveryAddress> | null;
    /** The provider's own total, never added up by us. */
    refunded_minor: Generated<number>;
    created_at: Time;
    paid_at: NullableTime;
    /** When the buyer's bank was asked for money that takes its time. */
    bank_asked_at: NullableTime;
    /** When that bank was known to send none. */
    payment_failed_at: NullableTime;
    /** Paid after its hold had ended, and no tube was left: refunded. */
    paid_too_late: Generated<boolean>;
  };
  /** Every day that was set as the one by which pre-orders are sent; the newest stands. */
  dispatch_dates: {
    day: string;
    set_at: Time;
    /** When the owner said that whoever was promised an earlier day is to be written to. */
    confirmed_at: NullableTime;
  };
  /** When nobody could order though there were tubes, by the owner's wish. */
  sales_closures: {
    closed_at: Time;
    /** The day on which they open again by themselves; null: when the owner opens them. */
    until: string | null;
    opened_at: NullableTime;
  };
  /** Append-only, and free of personal data. */
  order_history: {
    id: Generated<string>;
    order_id: string;
    status: OrderStatus;
    cause: string;
    by: HistoryLine["by"];
    at: Time;
  };
  refunds: {
    id: string;
    of_order: Generated<string>;
    /** Of an order's newest refund alone, for the version before: null once another follows it. */
    order_id: string | null;
    amount_minor: number;
    reason: string;
    /** requested: at most one an order · failed: the provider made it, and it came back · settled: paid back another way */
    status: "requested" | "made" | "failed" | "settled";
    /** The provider's own, of whoever asked for it; null until it is known. */
    provider_id: string | null;
    requested_at: Time;
    made_at: NullableTime;
  };
  /** Orders that were cancelled after dispatch: told by the customer, settled by the owner. */
  returns: {
    order_id: string;
    told_at: Time;
    outcome: ReturnOutcome | null;
    settled_at: NullableTime;
  };
  /** Something a person must look at: a payment that fits no order, a wrong amount. */
  flags: {
    id: Generated<string>;
    order_id: string | null;
    kind: string;
    detail: string;
    at: Time;
    resolved_at: NullableTime;
  };

  stock: {
    product: string;
    available: number;
    /** Which word about it the owner heard last. */
    told: Generated<"in" | "low" | "sold-out">;
  };
  /** Append-only: why the count is what it is. */
  stock_ledger: {
    id: Generated<string>;
    product: string;
    change: number;
    reason: "initial" | "hold" | "release" | "return" | "adjust";
    order_id: string | null;
    note: string | null;
    at: Time;
  };

  /** Every provider event once: the key is written in the transaction of its effect. */
  payment_events: {
    provider: string;
    event_id: string;
    type: string;
    order_id: string | null;
    outcome: string;
    at: Time;
  };

  /** What people wrote to us through a form. */
  letters: {
    id: string;
    reference: string;
    kind: LetterKind;
    /** Of kind, sender, words and day: sending the same twice keeps one. */
    digest: Buffer;
    name: string;
    email: string;
    /** The form's other fields, by name. */
    details: JSONColumnType<Record<string, string>>;
    /** Somebody, most likely a machine, filled in a field that people do not see. */
    suspect: boolean;
    at: Time;
    answered_at: NullableTime;
  };

  /** What the assistants answered. `question` and `reply` only of those who agreed that it is kept. */
  answers: {
    id: string;
    conversation: string;
    assistant: AssistantName;
    outcome: Outcome;
    /** Ids of the passages it came from. */
    passages: string[];
    worded_by: "local" | "openai-compatible";
    /** Which words asked for the agreement. */
    wording: string | null;
    question: string | null;
    reply: string | null;
    thumb: "up" | "down" | null;
    at: Time;
  };

  /** Every label that was asked for. One an order that is neither failed nor voided, by a unique index. */
  shipments: {
    id: string;
    /** For people. */
    number: string;
    /** null: a specimen that belongs to no order. */
    order_id: string | null;
    order_reference: string;
    /** Of the same wish and the same address: sent twice, it is one label. */
    intent: Buffer | null;
    provider: string;
    state: ShipmentState;
    recipient: JSONColumnType<PostalAddress> | null;
    vendor_id: string | null;
    rate_id: string | null;
    service: string | null;
    cost_minor: number | null;
    cost_currency: Money["currency"] | null;
    tracking_number: string | null;
    tracking_url: string | null;
    problem: string | null;
    made_at: Time;
    asked_at: NullableTime;
    purchased_at: NullableTime;
    voided_at: NullableTime;
    /** How far its parcel has come; null as long as no carrier has said. */
    parcel: ParcelStatus | null;
    /** When the carrier last spoke of it, or was last asked. */
    parcel_heard_at: NullableTime;
  };

  /** Labels as they are printed. */
  kept_labels: { shipment_id: string; pdf: Buffer; at: Time };

  /** Every event of a carrier once: the key is written in the transaction of its effect. */
  carrier_events: {
    provider: string;
    event_id: string;
    type: string;
    shipment_id: string | null;
    outcome: string;
    at: Time;
  };

  /** When a backup was taken and tried. */
  backups: { at: Time };

  /** Mails that an address will never take: the server there said so. */
  bounces: {
    /** The mail's own. */
    key: string;
    mail: string;
    about: string;
    /** SMTP's reply code. */
    code: number;
    at: Time;
  };

  /** Who asked, by a link to their own address, for a copy of what is kept of them or for an end to it. */
  data_requests: { id: string; email: string; wish: "copy" | "erase"; asked_at: Time };
  /** An end to everything kept of one person, as of `asked_at`. What came later is not meant. */
  erasures: {
    /** A request's own id, where one led to it. */
    id: string;
    /** Keyed hash of the address. */
    person: string;
    /** As long as something is still to be erased. */
    email: string | null;
    asked_by: "person" | "owner" | "restore";
    asked_at: Time;
    /** Orders under way that it waits for. */
    waiting: Generated<number>;
    ended_at: NullableTime;
  };
  /** What each holder outside the shop's own tables was asked to forget. `subject`: its own number for it; empty for the list. */
  erasure_steps: {
    erasure: string;
    holder: "list" | "payments" | "shipping";
    vendor: string;
    subject: string;
    tries: Generated<number>;
    /** by-hand: it has no way to be asked, so the owner must · back: they have joined anew since. */
    outcome: "forgotten" | "by-hand" | "done-by-hand" | "back" | null;
    settled_at: NullableTime;
  };

  /** The local mail adapter's mailbox. */
  mailbox: {
    id: Generated<string>;
    /** Sending the same key again delivers nothing twice. */
    key: string;
    to_address: string;
    from_address: string;
    subject: string;
    text: string;
    html: string;
    headers: JSONColumnType<Record<string, string>>;
    at: Time;
  };
};

export type LinkPurpose =
  | "confirm-sign-up"
  | "order"
  | "operator-link"
  | "operator-session"
  | "preview-link"
  | "ended-grant"
  | "label"
  | "tracking"
  | "your-data";
