import { href, redirect } from "react-router";
import { backend } from "#app/context.ts";
import { flash } from "#app/features/operator/flash.ts";
import { sendLabel } from "#app/features/shipping/send-label.ts";
import { toFailure } from "#app/lib/http/failure.ts";
import type { Route } from "./+types/print.ts";

/** The PDF of the labels and packing slips of the orders that the address names, or of the labels alone. What stands in its way is said on the orders' page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const { searchParams } = new URL(request.url);
    return sendLabel(await context.get(backend).operator.readPackingFile(searchParams.getAll("order"), { labelsOnly: searchParams.get("only") === "labels" }));
  } catch (error) {
    const headers = flash(context, { words: toFailure(error).message, hasFailed: true });
    throw redirect(href("/operator/orders"), { status: 303, headers });
  }
}
