import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { flash } from "#app/features/operator/flash.ts";
import { isProofAsked, proveFirst } from "#app/features/operator/prove-again.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { brand } from "#content/brand.ts";
import { Failure, failures } from "#contracts/failure.ts";
import { mayDo } from "#contracts/rights.ts";
import type { Route } from "./+types/file.ts";

const page = href("/operator/data");

function checkRight(context: Route.ActionArgs["context"]) {
  const { session } = context.get(caller);
  if (!session || !mayDo(session.role, "copyPerson")) throwFailure(new Failure("forbidden"));
}

/** The file itself, by a press alone. What stands in its way is said on the page with the button: a missing password is asked for there. */
export async function action({ request, context }: Route.ActionArgs) {
  checkRight(context);
  const form = await request.formData();
  const email = fieldOf(form, "email");
  try {
    await proveFirst(context, form);
    const copy = await context.get(backend).operator.copyPerson(email);
    return new Response(`${JSON.stringify(copy, null, 2)}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${brand.slug}-personal-data.json"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    const failure = toFailure(error);
    const back = new URLSearchParams({ email, ...(isProofAsked(failure, form) && { again: "" }) });
    const headers = failure.message === failures["prove-again"].message ? {} : flash(context, { words: failure.message, hasFailed: true });
    throw redirect(`${page}?${back}`, { status: 303, headers });
  }
}

/** Looked at, it leads to the page with the button. */
export function loader({ context }: Route.LoaderArgs) {
  checkRight(context);
  throw redirect(page, 303);
}
