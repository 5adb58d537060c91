import type { RouterContextProvider } from "react-router";
import { answerWords } from "#app/answer-failure.ts";
import { backend, caller } from "#app/context.ts";
import { type FailureWords, failureWords } from "#app/failure-words.ts";
import { check } from "#app/forms/check.ts";
import { readForm } from "#app/forms/read-form.ts";
import { readStamped } from "#app/forms/read-stamped.ts";
import { failures } from "#contracts/failure.ts";
import { input } from "#contracts/send-list-link.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };
export type LinkOutcome = { sent: true } | { sent?: false; failure: FailureWords; values?: Record<string, unknown> };

export const readLinkForm = (form: FormData) => check(input, readStamped(form));

/** Asks for a fresh link, and hears the same whoever it is for. */
export async function answerLinkForm({ request, context }: Sent) {
  const form = await request.formData();
  const values = readForm(form);
  const checked = readLinkForm(form);
  if (!checked.ok) return answerWords({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    await context.get(backend).sendListLink(checked.value, { ...context.get(caller), source: "/warmth-list/link" });
    return { sent: true as const };
  } catch (error) {
    return answerWords(failureWords(error), { values });
  }
}
