import { backend } from "#app/context.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { Failure } from "#contracts/failure.ts";
import type { Route } from "./+types/html.ts";

/** A sample of an email itself, for the frame that shows it, under its own policy. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await context.get(backend).operator.readMailPreview(params.mail).catch(throwFailure);
  if (!mail) return throwFailure(new Failure("not-found"));
  return new Response(mail.html, { headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": mail.policy } });
}
