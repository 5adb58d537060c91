import * as v from "valibot";
import { type Flashed, readAs, unknownIntent } from "#app/features/operator/flash.ts";
import { formatIsoDay, formatTime } from "#app/lib/format-day.ts";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { openQuestions, overviewDone, peopleToTell } from "#content/site/back-office/overview.ts";
import { dispatchCard } from "#content/site/back-office/shop.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { formatPounds } from "#contracts/money.ts";
import { chosenOrders, delay, refund, settledRefund } from "#contracts/operator-forms.ts";

/** What came of an answer to the assistants is told where those stand, far down their page. */
const aboutAnswers = "answers";
export const splitDone = (done: Flashed | null) => (done?.at === aboutAnswers ? { ofAnswers: done, ofRest: null } : { ofAnswers: null, ofRest: done });

/** What the buttons of the overview and of the orders do, by the form's `intent`; answers what to say afterwards. */
export async function actOnShop(operator: OperatorBackend, form: FormData): Promise<string | Flashed> {
  const field = (name: string) => fieldOf(form, name);
  const reference = field("reference");
  const intent = form.get("intent");
  switch (intent) {
    case "retry-job":
      return overviewDone.retried(await operator.retryJob(field("job")));
    case "retry-all-jobs":
      return overviewDone.retried(await operator.retryAllJobs());
    case "end-unpaid":
      return (await operator.endUnpaidOrder(reference)) === "paid" ? overviewDone.wasPaid(reference) : overviewDone.unpaidEnded(reference);
    case "move-dispatch": {
      const from = field("from") || null;
      await operator.moveDispatch(field("day"), from);
      if (from) return dispatchCard.planned(formatIsoDay(from), formatIsoDay(field("day")));
      const dispatch = await operator.readDispatch();
      return overviewDone.dispatchMoved(formatIsoDay(field("day")), peopleToTell(dispatch), dispatch.toCome.length > 0);
    }
    case "take-back-dispatch":
      return (await operator.takeBackDispatch(field("from"))) ? dispatchCard.takenBack(formatIsoDay(field("from"))) : dispatchCard.wasNotToCome;
    case "confirm-dispatch": {
      const { day, why } = readAs(delay, form);
      await operator.confirmDispatch(day, why);
      return overviewDone.emailed;
    }
    case "explain-delay": {
      const { day, why } = readAs(delay, form);
      await operator.explainDelay(day, why);
      return overviewDone.delayExplained;
    }
    case "close-sales": {
      const until = field("until") || null;
      await operator.closeSales(until);
      return overviewDone.salesClosed(until && formatIsoDay(until));
    }
    case "open-sales":
      await operator.openSales();
      return overviewDone.salesOpened;
    case "resolve-alert":
      await operator.resolveAlert(field("alert"));
      return overviewDone.alertResolved;
    case "reopen-alert":
      await operator.reopenAlert(field("alert"));
      return overviewDone.alertReopened;
    case "put-away":
      await operator.putAwayQuestion(field("question") || null);
      return { words: overviewDone.putAway, at: aboutAnswers };
    case "bring-back":
      if ((await operator.bringBackQuestion(field("question") || null)) === 0) throw new Failure("conflict", { message: openQuestions.tooLate });
      return { words: overviewDone.broughtBack, at: aboutAnswers };
    case "teach":
      await operator.teachAssistants({
        question: field("question"),
        answer: field("answer"),
        // Left empty, the form of an answer takes it off the page, and one that knows of none leaves it where it is.
        place: field("place") || (field("edits") ? null : undefined),
        follows: field("follows") === "on",
      });
      return { words: overviewDone[field("place") ? "placed" : "taught"](field("question")), at: aboutAnswers };
    case "forget-answer":
      await operator.forgetOwnerAnswer(field("answer"));
      return { words: field("place") ? overviewDone.unplaced : overviewDone.forgotten, at: aboutAnswers };
    case "settle-erasure":
      await operator.completeErasureTask(field("erasure"), field("subject"));
      return overviewDone.erasureAsked;
    case "dispatch":
      return dispatch(operator, form);
    case "undo-dispatch":
      return tellEach(await doForEach(form, operator.undoDispatch), overviewDone.dispatchUndone, overviewDone.notUndone);
    case "deliver":
      await operator.deliverOrder(reference);
      return overviewDone.delivered(reference);
    case "refund":
    case "retry-refund": {
      const { amount, of, why } = readAs(refund, form);
      await operator.refundOrder(reference, why, { minor: amount, of, again: intent === "retry-refund" });
      return overviewDone.refunded(reference, formatPounds(amount));
    }
    case "settle-refund":
      await operator.settleRefund(reference, field("why"), readAs(settledRefund, form).amount);
      return overviewDone.refundSettled(reference);
    default:
      throw unknownIntent();
  }
}

/** Marks one order as sent, or all that were chosen. */
async function dispatch(operator: OperatorBackend, form: FormData): Promise<string | Flashed> {
  const each = await doForEach(form, operator.dispatchOrder);
  const until = each.done.findLast(({ answer }) => answer !== null)?.answer;
  return tellEach(each, (references) => overviewDone.dispatched(references, until ? formatTime(until) : null), overviewDone.notSent);
}

/** What came of each order, in the order in which they were chosen; `why` is in words. */
export type EachOrder<T> = { done: { reference: string; answer: T }[]; failed: { reference: string; why: string }[] };

type Pace = {
  /** One after the other unless said. */
  atOnce?: number;
  /** Seconds after which none is begun any more: whoever pressed waits for the answer. */
  seconds?: number;
  /** Why those weren't begun. */
  tooLate?: string;
};

/**
 * Does one thing for each order that a form names as `reference`: what one refuses keeps back none of the others. Throws where none may be done
 * at all, and what the only one refuses.
 */
export async function doForEach<T>(form: FormData, act: (reference: string) => Promise<T>, { atOnce = 1, seconds = 60, tooLate = "" }: Pace = {}) {
  const chosen = v.safeParse(chosenOrders, form.getAll("reference"));
  if (!chosen.success) throw new Failure("invalid", { message: chosen.issues[0].message });
  const references = chosen.output;
  const end = Date.now() + seconds * 1_000;
  const outcomes = new Map<string, { answer: T } | { why: string }>();
  const waiting = [...references];

  async function work() {
    for (let reference = waiting.shift(); reference; reference = waiting.shift()) {
      try {
        outcomes.set(reference, Date.now() > end ? { why: tooLate } : { answer: await act(reference) });
      } catch (error) {
        if (!isFailure(error) || error.code === "forbidden" || references.length === 1) throw error;
        outcomes.set(reference, { why: error.message });
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  const each: EachOrder<T> = { done: [], failed: [] };
  for (const reference of references) {
    const outcome = outcomes.get(reference);
    if (outcome && "why" in outcome) each.failed.push({ reference, ...outcome });
    else if (outcome) each.done.push({ reference, ...outcome });
  }
  return each;
}

/** What was done, if anything was, and "ABC-1, ABC-2: why." for each reason why the others weren't. */
function tellEach({ done, failed }: EachOrder<unknown>, tell: (references: string[]) => string, titles: { some: string; none: string }): string | Flashed {
  const told = done.length === 0 ? [] : [tell(done.map(({ reference }) => reference))];
  const reasons = Map.groupBy(failed, ({ why }) => why);
  const words = [...told, ...[...reasons].map(([why, those]) => `${those.map(({ reference }) => reference).join(", ")}: ${why}`)].join(" ");
  return failed.length === 0 ? words : { words, hasFailed: true, title: done.length === 0 ? titles.none : titles.some };
}
