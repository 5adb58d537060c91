import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { RunningAnalytics } from "#app/features/analytics/start-analytics.ts";
import { isReloadComing } from "#app/features/consent/change-consent.ts";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { useSite } from "#app/lib/use-site.ts";

/** Counts visits while the visitor allows it. Until then it is these few lines: the rest is fetched with the consent. */
export function Analytics() {
  const { analytics } = useSite();
  const { allowed } = useConsent();
  const { pathname } = useLocation();
  const wanted = allowed("analytics");
  const [counting, setCounting] = useState<RunningAnalytics | null>(null);

  useEffect(() => {
    if (!wanted || isReloadComing()) return;
    let gone = false;
    let stop = () => {};
    import("#app/features/analytics/start-analytics.ts")
      .then(({ startAnalytics }) => startAnalytics(analytics))
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
