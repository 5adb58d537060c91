import { href, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { flash } from "#app/features/operator/flash.ts";
import { isProofAsked, proveFirst } from "#app/features/operator/prove-again.ts";
import { throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { exportsPage } from "#content/site/back-office/exports.ts";
import type { ExportFile, OperatorBackend } from "#contracts/backend.ts";
import { bookKinds, type Period } from "#contracts/exports.ts";
import { Failure, failures } from "#contracts/failure.ts";
import { mayDo } from "#contracts/rights.ts";
import type { Route } from "./+types/file.ts";

const page = href("/operator/exports");

async function makeFile(operator: OperatorBackend, file: string, period: Period): Promise<ExportFile> {
  if (file === "sign-ups") return operator.exportSignUps(period);
  const kind = bookKinds.find((one) => one === file);
  if (!kind) throw new Failure("not-found", { message: exportsPage.unknown });
  return operator.exportBooks(kind, period);
}

/** The file itself, by a press alone. What stands in its way is said on the page of exports: a missing password is asked for there. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const period = { from: fieldOf(form, "from"), to: fieldOf(form, "to") };
  try {
    await proveFirst(context, form);
    const { name, bytes } = await makeFile(context.get(backend).operator, params.file, period);
    return new Response(bytes, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    const failure = toFailure(error);
    const { session } = context.get(caller);
    if (!session || !mayDo(session.role, params.file === "sign-ups" ? "exportSignUps" : "exportBooks")) throwFailure(error);
    const back = new URLSearchParams({ ...period, ...(isProofAsked(failure, form) && { again: params.file }) });
    const headers = failure.message === failures["prove-again"].message ? {} : flash(context, { words: failure.message, hasFailed: true });
    throw redirect(`${page}?${back}`, { status: 303, headers });
  }
}

/** Looked at, it leads to the page with the button. */
export function loader({ context }: Route.LoaderArgs) {
  const { session } = context.get(caller);
  if (!session || !mayDo(session.role, "exportBooks")) throwFailure(new Failure("forbidden"));
  throw redirect(page, 303);
}
