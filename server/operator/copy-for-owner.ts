import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { email } from "#contracts/fields.ts";
import { type CopyNeeds, copyPerson } from "#server/rights/copy-person.ts";

/** For somebody who asked by letter, once the owner is sure who they are. */
export function copyForOwner(needs: CopyNeeds): OperatorBackend["copyPerson"] {
  const copy = copyPerson(needs);
  return async (address) => {
    const read = v.safeParse(email, address);
    if (!read.success) throw new Failure("invalid", { message: "Whose? An email address." });
    return copy(read.output);
  };
}
