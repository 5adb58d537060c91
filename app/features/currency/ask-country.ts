import { backoff, fetchInTime, mayPass, readLimit, rest, retries } from "#app/lib/http/call-function.ts";

export type AskOptions = {
  signal?: AbortSignal;
  /** Past the browser's own memory of the last five minutes. */
  again?: boolean;
  /** For tests. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** The two-letter code of the country that this page is read in, by our own server; null where it cannot tell or be asked. */
export async function askCountry({ signal, again = false, wait = rest }: AskOptions = {}): Promise<string | null> {
  for (let attempt = 0; ; attempt++) {
    const last = attempt === retries;
    const init: RequestInit = { cache: again ? "reload" : "default" };
    const outcome = await fetchInTime("/country_code/", init, async (answer) => ({ status: answer.status, text: await answer.text() }), {
      milliseconds: readLimit,
      signal,
    });
    if (outcome.state === "answered" && !mayPass(outcome.answer.status)) {
      const { status, text } = outcome.answer;
      return status === 200 && /^[A-Z]{2}$/.test(text) ? text : null;
    }
    if (last || !navigator.onLine) return null;
    await wait(backoff(attempt));
  }
}
