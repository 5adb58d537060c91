import { backend } from "#app/context.ts";
import { isSecure } from "#app/features/operator/flash.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { readCookie } from "#contracts/cookies.ts";
import { Failure, failureBody } from "#contracts/failure.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { Route } from "./+types/session.ts";

/** As the server makes them. */
const isToken = (text: string) => /^[\w-]{32}$/.test(text);
const headers = { "cache-control": "no-store" };

function refuse(code: "missing_session" | "invalid_jwt") {
  const failure = new Failure(code);
  return Response.json(failureBody(failure), { status: failure.status, headers });
}

/** Which session this browser has, and until when, for a page that was left open. Open to all: whoever has none is told that, and nothing else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = readCookie(request.headers.get("cookie"), cookies.operator.name, isSecure(context));
  if (!token) return refuse("missing_session");
  if (!isToken(token)) return refuse("invalid_jwt");
  const session = await context.get(backend).door.readStanding(token).catch(throwFailure);
  return session ? Response.json(session, { headers }) : refuse("missing_session");
}
