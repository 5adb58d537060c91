import type { RouterContextProvider } from "react-router";
import { backend, caller } from "#app/context.ts";
import { type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { checkForm } from "#app/ui/forms/read-form.ts";
import { proveAgain } from "#content/site/back-office/session.ts";
import { Failure } from "#contracts/failure.ts";
import { passkeyEntry } from "#contracts/passkeys.ts";

/** A password, or a passkey's answer. */
const proofs = ["proof", "passkey"];

/** A form that was held up comes again with its sender's password or passkey: that is looked at before anything is done. */
export async function proveFirst(context: Readonly<RouterContextProvider>, form: FormData): Promise<void> {
  const password = form.get("proof");
  const { session, ...asked } = context.get(caller);
  const { door } = context.get(backend);
  if (!session) return;
  if (typeof password === "string" && !(await door.prove(session, password, asked))) throw new Failure("prove-again", { message: proveAgain.wrong });
  if (!form.has("passkey")) return;
  const checked = checkForm(passkeyEntry, form);
  if (!checked.ok || !(await door.proveByPasskey(session, checked.value.passkey, asked)))
    throw new Failure("prove-again", { message: proveAgain.wrongPasskey });
}

/** Whether a password is all that's missing. */
export const isProofAsked = ({ code }: ShownFailure, form: FormData) =>
  code === "prove-again" || (code === "too-many" && proofs.some((name) => form.has(name)));

/** The failure in words; and where a password is all that's missing, what was sent, so that nothing has to be typed again. */
export function goOnLater(form: FormData, error: unknown): ShownFailure {
  const failure = toFailure(error);
  if (!isProofAsked(failure, form)) return failure;
  // Of a name that came twice the first, as every reader takes it.
  const fields = new Map([...form].toReversed());
  return { ...failure, again: [...fields].flatMap(([name, value]) => (!proofs.includes(name) && typeof value === "string" ? [[name, value]] : [])) };
}
