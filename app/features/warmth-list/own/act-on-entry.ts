import { type RouterContextProvider, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { readDetails } from "#app/features/warmth-list/own/read-details.ts";
import { failureResponse, type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { readForm } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";

type Sent = { token: string; request: Request; context: Readonly<RouterContextProvider> };
type Pages = { left: string; changed: string };
export type EntryRefused = { failure: ShownFailure; values?: Record<string, unknown> };

/** What somebody does to their own entry, by a form. `pages`: where it is shown then. */
export async function actOnEntry({ token, request, context }: Sent, pages: Pages) {
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
    const values = readForm(form, ["marketing"]);
    if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
    await shop.changeListDetails(checked.value, from);
  } catch (error) {
    if (error instanceof Response) throw error;
    return failureResponse(toFailure(error), { values: readForm(form, ["marketing"]) });
  }
  throw redirect(pages.changed, 303);
}
