import { redirect } from "react-router";
import { backend } from "#app/context.ts";
import { failureWords } from "#app/failure-words.ts";
import { sendLabel } from "#app/features/shipping/send-label.ts";
import type { Route } from "./+types/label.ts";

/** The PDF of an order's label. What stands in its way is said on the order's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return sendLabel(await context.get(backend).operator.fetchLabel(params.reference));
  } catch (error) {
    const { message } = failureWords(error);
    throw redirect(`/operator/orders/${encodeURIComponent(params.reference)}?wrong=${encodeURIComponent(message)}`, 303);
  }
}
