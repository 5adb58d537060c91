import { data, isRouteErrorResponse } from "react-router";
import { statusOf } from "#app/answer-failure.ts";
import { type FailureWords, offline, wordsOfError } from "#app/failure-words.ts";

/**
 * A form's action in the browser: when the network or the server is away, the page stays as it is and gets words,
 * instead of giving way to an error page. `rest` goes with the words. A status of 400 or more keeps React Router from loading the page anew.
 */
export async function sendForm<T, R extends object = object>(serverAction: () => Promise<T>, rest?: R) {
  try {
    return await serverAction();
  } catch (error) {
    const failure: FailureWords | null = error instanceof TypeError ? offline : isRouteErrorResponse(error) ? wordsOfError(error) : null;
    if (!failure) throw error;
    return data({ failure, ...rest } as { failure: FailureWords } & R, { status: statusOf(failure) });
  }
}
