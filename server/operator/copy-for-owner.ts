import type { OperatorBackend } from "#contracts/backend.ts";
import { readAddress } from "#server/operator/read-address.ts";
import { type CopyNeeds, copyPerson } from "#server/rights/copy-person.ts";

/** For somebody who asked by letter, once the owner is sure who they are. */
export function copyForOwner(needs: CopyNeeds): OperatorBackend["copyPerson"] {
  const copy = copyPerson(needs);
  return async (address) => copy(readAddress(address, "Whose? An email address."));
}
