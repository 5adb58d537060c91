import { href, redirect } from "react-router";
import { backend } from "#app/context.ts";
import { flash } from "#app/features/operator/flash.ts";
import { sendLabel } from "#app/features/shipping/send-label.ts";
import { toFailure } from "#app/lib/http/failure.ts";
import type { Route } from "./+types/label.ts";

/** The PDF of an order's label. What stands in its way is said on the order's page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return sendLabel(await context.get(backend).operator.fetchLabel(params.reference));
  } catch (error) {
    const headers = flash(context, { words: toFailure(error).message, hasFailed: true });
    throw redirect(href("/operator/orders/:reference", { reference: params.reference }), { status: 303, headers });
  }
}
