import { type RouterContextProvider, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { readSignUp } from "#app/features/warmth-list/read-sign-up.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { readForm } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** The form without script; with it, the same function is called by use-join.ts. `stamped`: its page was rendered on request. */
export async function answerSignUp({ request, context }: Sent, { stamped = false } = {}) {
  const form = await request.formData();
  if (stamped && !form.has("stamp")) form.set("stamp", "");
  const values = readForm(form, ["acceptTerms", "marketing"]);
  const checked = readSignUp(form);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    const { success, error } = await context.get(backend).mailchimpSubscribe(checked.value, context.get(caller));
    if (!success) return failureResponse({ code: "broken", message: error ?? failures.broken.message }, { values });
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
  throw redirect("/warmth-list/success", 303);
}
