import { randomUUID } from "node:crypto";
import type { OperatorBackend } from "#contracts/backend.ts";
import { readAddress } from "#server/operator/read-address.ts";
import { type BeginNeeds, beginErasure } from "#server/rights/begin-erasure.ts";

/** For somebody who asked by letter, once the owner is sure who they are. */
export function erasePerson(needs: BeginNeeds): OperatorBackend["erasePerson"] {
  const begin = beginErasure(needs);
  return async (address) => {
    const email = readAddress(address, "Whom? An email address.");
    const id = randomUUID();
    await begin({ id, email, askedBy: "owner", askedAt: needs.now() });
    return id;
  };
}
