import type { RouterContextProvider } from "react-router";
import { backend, caller } from "#app/context.ts";
import { type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { proveAgain } from "#content/site/back-office/session.ts";
import { Failure } from "#contracts/failure.ts";

const field = "proof";

/** A form that was held up comes again with its sender's password: that is looked at before anything is done. */
export async function proveFirst(context: Readonly<RouterContextProvider>, form: FormData): Promise<void> {
  const password = form.get(field);
  const { session, ...asked } = context.get(caller);
  if (typeof password !== "string" || !session) return;
  if (!(await context.get(backend).door.prove(session, password, asked))) throw new Failure("prove-again", { message: proveAgain.wrong });
}

/** Whether a password is all that's missing. */
export const isProofAsked = ({ code }: ShownFailure, form: FormData) => code === "prove-again" || (code === "too-many" && form.has(field));

/** The failure in words; and where a password is all that's missing, what was sent, so that nothing has to be typed again. */
export function goOnLater(form: FormData, error: unknown): ShownFailure {
  const failure = toFailure(error);
  if (!isProofAsked(failure, form)) return failure;
  return { ...failure, again: [...form].flatMap(([name, value]) => (name !== field && typeof value === "string" ? [[name, value]] : [])) };
}
