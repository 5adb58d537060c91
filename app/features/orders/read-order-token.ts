import * as v from "valibot";
import { answerFailure } from "#app/lib/http/failure.ts";
import { Failure } from "#contracts/failure.ts";
import { secretToken } from "#contracts/fields.ts";

/** A mistyped link is told like one that has expired. */
export const readOrderToken = (token: string) => (v.is(secretToken, token) ? token : answerFailure(new Failure("not-found")));
