import { redirect } from "react-router";
import type * as v from "valibot";
import { readEnquiry } from "#app/features/enquiries/read-enquiry.ts";
import { failureResponse, toFailure } from "#app/lib/http/failure.ts";
import { readForm } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";

type Contract = v.GenericSchema & { entries: v.ObjectEntries };

/** A message's action: kept, and on to the page that names its reference; or the form again with all that was typed. */
export async function sendEnquiry<S extends Contract>(contract: S, request: Request, send: (message: v.InferOutput<S>) => Promise<{ reference: string }>) {
  const form = await request.formData();
  const values = readForm(form);
  const checked = readEnquiry(contract, form);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  let reference: string;
  try {
    ({ reference } = await send(checked.value));
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
  throw redirect(`/received/${reference}`, 303);
}
