import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Counting } from "#app/features/analytics/begin-counting.ts";
import { isReloadComing } from "#app/features/consent/change-consent.ts";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { useSite } from "#app/lib/use-site.ts";

/** Counts visits while the visitor allows it. Until then it is these few lines: the rest is fetched with the consent. */
export function CountVisits() {
  const { analytics } = useSite();
  const { allowed } = useConsent();
  const { pathname } = useLocation();
  const wanted = allowed("analytics");
  const [counting, setCounting] = useState<Counting | null>(null);

  useEffect(() => {
    if (!wanted || isReloadComing()) return;
    let gone = false;
    let stop = () => {};
    import("#app/features/analytics/begin-counting.ts")
      .then(({ beginCounting }) => beginCounting(analytics))
      .then((started) => {
        stop = started.stop;
        if (gone) stop();
        else setCounting(started);
      })
      // Not counted, then; nobody is the poorer.
      .catch(() => {});
    return () => {
      gone = true;
      stop();
      setCounting(null);
    };
  }, [wanted, analytics]);

  useEffect(() => counting?.viewed(pathname), [counting, pathname]);
  return null;
}
