import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { email } from "#contracts/fields.ts";
import { type BeginNeeds, beginErasure } from "#server/rights/begin-erasure.ts";

/** For somebody who asked by letter, once the owner is sure who they are. */
export function erasePerson(needs: BeginNeeds): OperatorBackend["erasePerson"] {
  const begin = beginErasure(needs);
  return async (address) => {
    const read = v.safeParse(email, address);
    if (!read.success) throw new Failure("invalid", { message: "Whom? An email address." });
    const id = randomUUID();
    await begin({ id, email: read.output, askedBy: "owner", askedAt: needs.now() });
    return id;
  };
}
