import { data, href, redirect } from "react-router";
import type * as v from "valibot";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { answerForm, type FormContract } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";

/** A message's action: it's stored, and the next page names its reference; or the form comes back. */
export const answerEnquiry = async <S extends FormContract>(
  contract: S,
  request: Request,
  send: (message: v.InferOutput<S>) => Promise<{ reference: string }>,
) =>
  answerForm(contract, await request.formData(), async (message): Promise<never> => {
    const { reference } = await send(message);
    throw redirect(href("/received/:reference", { reference }), 303);
  });

const broken: ShownFailure = { code: "broken", message: failures.broken.message };

/** A message's action in the browser: whatever fails, even by a bug of ours, the form stays with all that was typed. */
export async function preserveEnquiry<T>(serverAction: () => Promise<T>) {
  try {
    return await withNetworkErrors(serverAction, { repeat: "once" });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return data({ failure: broken }, { status: failures.broken.status });
  }
}
