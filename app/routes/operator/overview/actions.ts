import { unknownIntent } from "#app/features/operator/flash.ts";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";

const sayRetried = (count: number) => (count === 1 ? "The job runs again." : `${count} jobs run again.`);

/** What the overview's buttons do, by the form's `intent`; answers what to say afterwards. */
export async function actOnShop(operator: OperatorBackend, form: FormData): Promise<string> {
  const field = (name: string) => fieldOf(form, name);
  const reference = field("reference");
  switch (form.get("intent")) {
    case "retry-job":
      return sayRetried(await operator.retryJob(field("job")));
    case "retry-all-jobs":
      return sayRetried(await operator.retryAllJobs());
    case "end-unpaid":
      return (await operator.endUnpaidOrder(reference)) === "paid"
        ? `${reference} turned out to be paid.`
        : `${reference} is ended, and its tube is free again.`;
    case "confirm-dispatch":
      await operator.confirmDispatch(field("day"));
      return "The emails are on their way.";
    case "close-sales":
      await operator.closeSales(field("until") || null);
      return "Pre-orders are closed.";
    case "open-sales":
      await operator.openSales();
      return "Pre-orders are open.";
    case "resolve-alert":
      await operator.resolveAlert(field("alert"));
      return "Put away.";
    case "close-message":
      await operator.closeMessage(field("message"));
      return "The message is put away.";
    case "teach":
      await operator.teachAssistants({ question: field("question"), answer: field("answer") });
      return "The assistants know it now.";
    case "forget-answer":
      await operator.forgetOwnerAnswer(field("answer"));
      return "The assistants no longer say it.";
    case "settle-erasure":
      await operator.completeErasureTask(field("erasure"), field("subject"));
      return "Noted: you have asked them.";
    case "dispatch":
      await operator.dispatchOrder(reference);
      return `${reference} is marked as sent, and the customer gets an email.`;
    case "deliver":
      await operator.deliverOrder(reference);
      return `${reference} is marked as delivered.`;
    case "refund":
      await operator.refundOrder(reference, field("why"));
      return `The refund of ${reference} has started.`;
    case "settle-refund":
      await operator.settleRefund(reference, field("why"));
      return `Noted: ${reference} was paid back another way.`;
    case "adjust-stock": {
      const units = Number(field("units"));
      if (!Number.isSafeInteger(units) || units === 0) throw new Failure("invalid", { message: "How many tubes? A whole number; below zero takes away." });
      return `${await operator.adjustStock(units, field("why"))} tubes are free now.`;
    }
    default:
      throw unknownIntent();
  }
}
