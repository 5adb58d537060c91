import { data, isRouteErrorResponse } from "react-router";
import { failureInData, type Repeat, type ShownFailure, statusOf, unsure } from "#app/lib/http/failure.ts";
import { Late, withTimeout } from "#app/lib/http/with-timeout.ts";

/** Milliseconds; more than the server takes for its slowest vendor. */
const timeoutMs = 30_000;

/** The router's own words for an answer that it cannot read: a stranger's page, or one that was cut off. */
const isUnreadable = (error: unknown) => error instanceof Error && error.message.startsWith("Unable to decode turbo-stream");
const isLost = (error: unknown) => error instanceof TypeError || error instanceof Late || isUnreadable(error);

type Options<R> = {
  /** `once` only where the server takes the same form twice as one. */
  repeat: Repeat;
  /** Goes with the words. */
  rest?: R;
  /** Milliseconds; for tests. */
  limit?: number;
};

/**
 * A form's action in the browser: when no answer of ours comes, or the server says no, the page stays as it is and gets words,
 * instead of giving way to an error page. A status of 400 or more keeps React Router from loading the page anew.
 */
export async function withNetworkErrors<T, R extends object = object>(serverAction: () => Promise<T>, { repeat, rest, limit = timeoutMs }: Options<R>) {
  try {
    // The router's request has no time limit of its own, and takes no signal.
    return await withTimeout(serverAction(), limit);
  } catch (error) {
    if (!isLost(error) && !isRouteErrorResponse(error)) throw error;
    const failure = (isRouteErrorResponse(error) && failureInData(error.data, error.status)) || unsure(repeat);
    return data({ failure, ...rest } as { failure: ShownFailure } & R, { status: statusOf(failure) });
  }
}
