import type { RouterContextProvider } from "react-router";
import { backend, caller } from "#app/context.ts";
import { failureResponse, type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { check, readForm, readStamped } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";
import { input } from "#contracts/send-list-link.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };
export type LinkOutcome = { sent: true } | { sent?: false; failure: ShownFailure; values?: Record<string, unknown> };

export const readLinkForm = (form: FormData) => check(input, readStamped(form));

/** Asks for a fresh link, and hears the same whoever it is for. */
export async function answerLinkForm({ request, context }: Sent) {
  const form = await request.formData();
  const values = readForm(form);
  const checked = readLinkForm(form);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    await context.get(backend).sendListLink(checked.value, { ...context.get(caller), source: "/warmth-list/link" });
    return { sent: true as const };
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
}
