import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { backend, caller } from "#app/context.ts";
import { readDetails } from "#app/features/warmth-list/entry-form.tsx";
import { readLinkForm } from "#app/features/warmth-list/link-form.tsx";
import { readSignUp } from "#app/features/warmth-list/sign-up.ts";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { failureResponse, type ShownFailure, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { readForm } from "#app/ui/forms/read-form.ts";
import { countries } from "#content/countries.ts";
import { failures } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";
import type { WaitlistEntry } from "#contracts/waitlist-entry.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

const invalid = (fields: Record<string, string>): ShownFailure => ({ code: "invalid", message: failures.invalid.message, fields });

/** The sign-up form without script; with it, useSignUp calls the same function. `stamped`: its page was rendered on request. */
export async function signUpAction({ request, context }: Sent, { stamped = false } = {}) {
  const form = await request.formData();
  if (stamped && !form.has("stamp")) form.set("stamp", "");
  const values = readForm(form, ["acceptTerms", "marketing"]);
  const checked = readSignUp(form);
  if (!checked.ok) return failureResponse(invalid(checked.errors), { values });
  try {
    const { success, error } = await context.get(backend).mailchimpSubscribe(checked.value, context.get(caller));
    if (!success) return failureResponse({ code: "broken", message: error ?? failures.broken.message }, { values });
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
  throw redirect("/warmth-list/success", 303);
}

export type LinkOutcome = { sent: true } | { sent?: false; failure: ShownFailure; values?: Record<string, unknown> };

/** Has a fresh link sent; the answer is the same whoever it is for. */
export async function sendLinkAction({ request, context }: Sent) {
  const form = await request.formData();
  const values = readForm(form);
  const checked = readLinkForm(form);
  if (!checked.ok) return failureResponse(invalid(checked.errors), { values });
  try {
    await context.get(backend).sendListLink(checked.value, { ...context.get(caller), source: "/warmth-list/link" });
    return { sent: true as const };
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
}

export type RefusedChange = { failure: ShownFailure; values?: Record<string, unknown> };

/** Changes somebody's own entry, or ends it. `pages`: where it is shown then. */
export async function changeEntryAction({ token, request, context }: Sent & { token: string }, pages: { left: string; changed: string }) {
  const form = await request.formData();
  const shop = context.get(backend);
  // The path holds their link, which is no part of a proof.
  const from = { ...context.get(caller), source: "own page" };
  try {
    if (form.get("intent") === "leave") {
      await shop.leaveWarmthList({ token }, from);
      throw redirect(pages.left, 303);
    }
    const checked = readDetails(token, form);
    if (!checked.ok) return failureResponse(invalid(checked.errors), { values: readForm(form, ["marketing"]) });
    await shop.changeListDetails(checked.value, from);
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error), { values: readForm(form, ["marketing"]) });
  }
  throw redirect(pages.changed, 303);
}

/** Somebody's entry as their pages show it, its times in words. */
const showEntry = ({ joinedAt, confirmedAt, leftAt, country, ...entry }: WaitlistEntry) => ({
  ...entry,
  country,
  countryName: countries.find(({ code }) => code === country)?.name ?? country,
  joined: formatDay(joinedAt),
  confirmed: confirmedAt && formatDay(confirmedAt),
  left: leftAt && formatMoment(leftAt),
});
export type ShownEntry = ReturnType<typeof showEntry>;

type Asked = { params: { token?: string | undefined }; context: Readonly<RouterContextProvider> };

/** The entry behind somebody's own link; null for a link that opens none, with the stamp of the form that asks for a fresh one. */
export async function loadEntry({ params, context }: Asked) {
  const shop = context.get(backend);
  let entry: ShownEntry | null = null;
  try {
    if (v.is(secretToken, params.token)) entry = showEntry(await shop.readWaitlistEntry(params.token, context.get(caller)));
  } catch (error) {
    if (toFailure(error).code !== "not-found") return throwFailure(error);
  }
  return data({ entry, stamp: await shop.stampForm() }, { status: entry ? 200 : 404 });
}
