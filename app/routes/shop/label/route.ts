import { href, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { sendLabel } from "#app/features/shipping/send-label.ts";
import { toFailure } from "#app/lib/http/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import type { Route } from "./+types/route.ts";

/** A shipping label's PDF. What stands in its way is said by the page that belongs to the same link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = href("/shipping-success/:token", { token: encodeURIComponent(params.token) });
  if (!v.is(secretToken, params.token)) throw redirect(page, 303);
  try {
    return sendLabel(await context.get(backend).readLabel(params.token, context.get(caller)));
  } catch (error) {
    toFailure(error);
    throw redirect(page, 303);
  }
}
