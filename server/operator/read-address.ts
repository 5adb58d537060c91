import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { email } from "#contracts/fields.ts";

/** The address that the owner typed, as the tables keep it. `missing`: what is said to anything that is none. */
export function readAddress(typed: string, missing: string): string {
  const read = v.safeParse(email, typed);
  if (!read.success) throw new Failure("invalid", { message: missing });
  return read.output;
}
