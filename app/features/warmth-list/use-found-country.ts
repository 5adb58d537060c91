import { useEffect, useEffectEvent } from "react";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { callFunction } from "#app/lib/http/call-function.ts";
import { type Country, countries } from "#content/countries.ts";

type Needs = {
  /** Whether there is still something to fill in. */
  wanted: () => boolean;
  found: (country: Country) => void;
};

/** Finds the visitor's country for them once they allow handy extras: now, or while the page stands open. */
export function useFoundCountry(needs: Needs) {
  const mayAsk = useConsent().allowed("functional");
  const wanted = useEffectEvent(needs.wanted);
  const found = useEffectEvent(needs.found);

  useEffect(() => {
    if (!mayAsk || !wanted()) return;
    const leaving = new AbortController();
    callFunction("get-user-location", {}, { signal: leaving.signal }).then(
      (answer) => {
        // biome-ignore lint/suspicious/noConsole: the specification wants location errors logged, and nothing else.
        if (!answer.ok) return console.info("No location:", answer.failure.code);
        const country = countries.find(({ code }) => code === answer.data.country);
        if (country && !leaving.signal.aborted && wanted()) found(country);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [mayAsk]);
}
