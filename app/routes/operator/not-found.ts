import { throwFailure } from "#app/lib/http/failure.ts";
import { Failure } from "#contracts/failure.ts";

/** No page of the back office stands here: said within its frame. */
export const loader = () => throwFailure(new Failure("not-found"));

export default () => null;
