import * as v from "valibot";
import { throwFailure } from "#app/lib/http/failure.ts";
import { Failure } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";

/** A secret link's token, for loaders and actions. A mistyped link is told like one that has expired. */
export const readToken = (token: string) => (v.is(secretToken, token) ? token : throwFailure(new Failure("not-found")));
