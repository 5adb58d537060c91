import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { headersOf, statusOf, toFailure } from "#app/lib/http/failure.ts";
import type { Route } from "./+types/passkey.ts";

const headers = { "cache-control": "no-store" };

/** What a device is to answer, for script to ask it. Open to all, and the same for all; by POST alone, since each is kept until it's answered or over. */
export async function action({ context }: Route.ActionArgs) {
  try {
    return Response.json(await context.get(backend).door.askForPasskey(context.get(caller)), { headers });
  } catch (error) {
    const failure = toFailure(error);
    return Response.json({ error: failure }, { status: statusOf(failure), headers: { ...headers, ...headersOf(failure) } });
  }
}

/** There's nothing to look at. */
export const loader = () => redirect(href("/operator/sign-in"), 303);
