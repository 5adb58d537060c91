import * as v from "valibot";
import { shippingDetails } from "#contracts/create-shipment.ts";
import { calendarDay } from "#contracts/exports.ts";
import { Failure } from "#contracts/failure.ts";
import { email, ownLine, ownWords } from "#contracts/fields.ts";
import { groupThousands, readPounds } from "#contracts/money.ts";
import { orderNews, reference } from "#contracts/order.ts";
import { roles } from "#contracts/sign-in.ts";
import { longestCode } from "#contracts/verify-access-code.ts";

/** What the back office's forms ask for, in the words that stand beside a field. The functions behind them look again: they're also called from the command line. */

/** What was given, as its contract makes it. Throws `invalid`, with the words beside each field. */
export function readGiven<S extends v.GenericSchema>(contract: S, given: v.InferInput<S>): v.InferOutput<S> {
  const read = v.safeParse(contract, given, { abortPipeEarly: true });
  if (read.success) return read.output;
  const fields: Record<string, string> = {};
  for (const issue of read.issues) fields[v.getDotPath(issue) ?? ""] ??= issue.message;
  throw new Failure("invalid", { message: read.issues[0].message, fields });
}

/** Characters of what the owner writes for the books. */
const longestReason = 1_000;
const reason = (missing: string) => v.object({ why: ownLine(missing, longestReason) });

const wholeNumber = "Please give a whole number of tubes, other than 0";
/** More than that is a slip of the thumb. */
const mostUnits = 1_000_000;
const tooMany = `Please give ${mostUnits.toLocaleString("en-GB")} tubes at most`;
/** How many tubes come, or, below zero, go. */
export const stockChange = v.object({
  units: v.pipe(
    v.string(wholeNumber),
    v.transform(Number),
    v.integer(wholeNumber),
    v.notValue(0, wholeNumber),
    v.minValue(-mostUnits, tooMany),
    v.maxValue(mostUnits, tooMany),
  ),
  ...reason("Please say why: the reason is kept with the change").entries,
});

const wholeCap = "Please give a whole number of tubes";
/** How many can be pre-ordered in all. */
export const preOrderCap = v.object({
  cap: v.pipe(v.string(wholeCap), v.trim(), v.regex(/^\d+$/, wholeCap), v.transform(Number), v.maxValue(mostUnits, tooMany)),
  ...reason("Please say why: the reason is kept with the change").entries,
});

const pounds = "Please give an amount in pounds, like 5 or 5.00";
/** An amount of what is left, `of` that many pence. */
const refundAmount = { amount: v.pipe(v.string(pounds), v.transform(readPounds), v.number(pounds)), of: v.pipe(v.string(), v.digits(), v.transform(Number)) };
export const refund = v.object({ ...refundAmount, ...reason("Please say why: the reason is kept with the refund").entries });

/** Characters of a note on an order. */
const longestNote = 1_000;
export const orderNote = v.object({ note: ownWords("Please write the note", longestNote) });

/** Views of the orders that one of the team may keep. */
export const mostViews = 20;
/** What somebody calls what they search for. */
export const savedView = v.object({ name: ownLine("Please give the view a name", 40) });

export const settledRefund = v.object({ amount: refundAmount.amount, ...reason("Please say how you paid it back: that is kept with the refund").entries });

const noDay = "Please choose a day";
/** The day it is, such as "2026-11-22". A form asks the browser's clock; the server knows London's day. */
type Today = () => string;
const todayHere: Today = () => new Date().toISOString().slice(0, 10);
const dayAfter = (today: Today, words = "Please choose a day in the future") =>
  v.pipe(
    v.string(noDay),
    v.check((day) => v.is(calendarDay, day), noDay),
    v.check((day) => day > today(), words),
  );
/** Years ahead: a later day is a slip of the thumb. */
const mostYears = 2;
const soonAfter = (today: Today, words?: string) =>
  v.pipe(
    dayAfter(today, words),
    v.check((day) => Date.parse(day) < Date.parse(today()) + mostYears * 366 * 86_400_000, `Please choose a day within ${mostYears} years`),
  );

/** Until when nobody can order: a day, or nothing. */
export const closureAfter = (today: Today) => v.object({ until: v.optional(dayAfter(today)) });
export const closure = closureAfter(todayHere);

/** The day by which pre-orders are sent; and from which day on that is promised, if not from now on. */
export const dispatchDayAfter = (today: Today) =>
  v.pipe(
    v.object({
      day: soonAfter(today),
      from: v.optional(soonAfter(today, "Please choose a day after today, or leave it empty to change the date now")),
    }),
    v.forward(
      v.partialCheck([["day"], ["from"]], ({ day, from }) => from === undefined || from < day, "Please choose a day before the one by which they're sent"),
      ["from"],
    ),
  );
export const dispatchDay = dispatchDayAfter(todayHere);

/** Pence: more is a slip of the thumb. */
const mostPrice = 50_000;
const noPrice = "Please give a price in pounds, like 16 or 16.50";
/** What a tube costs, in pounds, VAT and delivery included; and from which day on, if not from now on. */
export const newPriceAfter = (today: Today) =>
  v.object({
    price: v.pipe(v.string(noPrice), v.transform(readPounds), v.number(noPrice), v.maxValue(mostPrice, `Please give £${mostPrice / 100} at most`)),
    from: v.optional(soonAfter(today, "Please choose a day after today, or leave it empty to change the price now")),
  });
export const newPrice = newPriceAfter(todayHere);

/** A later dispatch date is told: which, and why. */
export const delay = v.object({ day: v.string(), why: ownLine("Please say why it's late: the Pre-Order Terms promise your customers a reason", 300) });

/** Characters: a passage is short. */
export const longestTaught = { question: 200, answer: 900 };
/**
 * `place`: where on the page of questions it stands, a subject's id or that of the question which it answers there; without one the assistants alone have it.
 * `follows`: the price and the dispatch date in it change when the shop's do.
 */
export const taught = v.object({
  question: ownWords("Please write the question", longestTaught.question),
  answer: ownWords("Please write the answer", longestTaught.answer),
  place: v.optional(v.string()),
  follows: v.optional(v.literal("on")),
});

/** Characters of an answer to a customer. */
const answerLength = { least: 10, most: 5_000 };
const tooShort = `Please write at least ${answerLength.least} characters`;
const tooLong = `Please use at most ${groupThousands(String(answerLength.most))} characters`;
/** As it's typed: it goes out as text alone, so nothing in it needs taking out but what no mail can hold. */
const asTyped = v.transform((text: string) =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{Cc}\n]|\p{Cs}/gu, "")
    .trim(),
);
export const messageAnswer = v.object({
  answer: v.pipe(
    v.string(tooShort),
    v.maxLength(2 * answerLength.most, tooLong),
    asTyped,
    v.minLength(answerLength.least, tooShort),
    v.maxLength(answerLength.most, tooLong),
  ),
});

/** What the law lets somebody ask for their data. */
const dataWishes = ["copy", "deletion", "correction"] as const;
const noWish = "Please choose what they asked for";
/** Somebody asked about their data by post, by phone or in our own inbox: who, on which day, and for what. */
export const notedRequestBy = (today: Today) =>
  v.object({
    email,
    asked: v.pipe(
      v.string(noDay),
      v.check((day) => v.is(calendarDay, day), noDay),
      v.check((day) => day <= today(), "Please choose today, or the day they asked"),
      v.check((day) => Date.parse(day) >= Date.parse(today()) - 366 * 86_400_000, "Please choose a day in the last year"),
    ),
    wish: v.pipe(v.string(noWish), v.picklist(dataWishes, noWish)),
  });
/** In summer London's day begins an hour before the one that `todayHere` counts. */
export const notedRequest = notedRequestBy(() => new Date(Date.now() + 3_600_000).toISOString().slice(0, 10));
/** As it's typed. */
export type NotedRequest = Record<keyof v.InferOutput<typeof notedRequest>, string>;

/** Characters of a mail to the list. */
const longestCampaign = { subject: 100, words: 3_000 };
const mailText = (missing: string, most: number) => {
  const atMost = `Please use at most ${groupThousands(String(most))} characters`;
  return v.pipe(v.string(missing), v.maxLength(2 * most, atMost), asTyped, v.nonEmpty(missing), v.maxLength(most, atMost));
};
/** What a campaign's mail says, between its greeting and its foot. */
export const campaignWords = v.object({
  subject: v.pipe(
    mailText("Please write the subject", longestCampaign.subject),
    v.transform((line) => line.replaceAll(/\s+/g, " ")),
  ),
  words: v.pipe(
    mailText("Please write what the email says", longestCampaign.words),
    v.transform((text) => text.replaceAll(/\n[ ]*(?:\n[ ]*)+/g, "\n\n")),
  ),
});

/** Who of the team sees to a message: a person's id, or nothing for nobody. */
export const messageAssignee = v.object({ assignee: v.optional(v.string(), "") });

const secretText = (missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), v.regex(/^\P{Cc}*$/u, "Please take out any hidden or unusual characters"));
const passwordLength = { least: 8, most: 200 };
const codeLength = { least: 6, most: longestCode };
/** What opens a closed site, as the settings ask for it too. */
export const siteSecrets = {
  password: v.pipe(
    secretText("Please enter a new password"),
    v.minLength(passwordLength.least, `Please use at least ${passwordLength.least} characters`),
    v.maxLength(passwordLength.most, `Please use at most ${passwordLength.most} characters`),
  ),
  code: v.pipe(
    secretText("Please enter a new code"),
    v.minLength(codeLength.least, `Please use at least ${codeLength.least} characters`),
    v.maxLength(codeLength.most, `Please use at most ${codeLength.most} characters`),
  ),
};
export const newSiteSecret = { password: v.object({ password: siteSecrets.password }), code: v.object({ code: siteSecrets.code }) };

/** How the owner wants to hear of new orders. */
export const orderNewsChoice = v.object({ choice: v.picklist(orderNews, "Please choose one") });

export const newLabel = v.object({ phone: shippingDetails.entries.phone });

export const listAddress = v.object({ address: email });

export const invitation = v.object({ email, role: v.picklist(roles, "Please choose a role") });

/** Orders that can be sent at a time. */
export const mostChosen = 100;
/** Their references, each once. */
export const chosenOrders = v.pipe(
  v.array(reference),
  v.transform((references) => [...new Set(references)]),
  v.minLength(1, "Choose an order first."),
  v.maxLength(mostChosen, `Choose ${mostChosen} orders at most. Nothing has been done yet.`),
);

/** Minutes for which “sent” can be undone; after them the buyers hear of it. */
export const undoMinutes = 5;
