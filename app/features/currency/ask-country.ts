import { backoff, mayPass, rest, retries } from "#app/call-function.ts";

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
    try {
      const answer = await fetch("/country_code/", { cache: again ? "reload" : "default", ...(signal && { signal }) });
      if (last || !mayPass(answer.status)) {
        const code = answer.ok ? await answer.text() : "";
        return /^[A-Z]{2}$/.test(code) ? code : null;
      }
    } catch (error) {
      // As in callFunction: the network's failures are TypeErrors, an abort and a bug are something else.
      if (!(error instanceof TypeError)) throw error;
      if (last || !navigator.onLine) return null;
    }
    await wait(backoff(attempt));
  }
}
