import { data } from "react-router";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { failures } from "#contracts/failure.ts";

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
