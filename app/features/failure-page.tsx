import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { Band } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import { RequestId } from "#app/components/request-id.tsx";
import { type FailureWords, wordsOfError } from "#app/failure-words.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

const headlines: Partial<Record<FailureWords["code"], { cold: string; warm: string }>> = {
  locked: { cold: "Please", warm: "enter again" },
  "not-found": { cold: "We could not", warm: "find that" },
  offline: { cold: "You seem to be", warm: "offline" },
  "too-many": { cold: "One moment", warm: "please" },
  unavailable: { cold: "Back in", warm: "a moment" },
  "payments-away": { cold: "Back in", warm: "a moment" },
};

/** A route's error boundary: what could not be done, in words, with its status already on the answer. `isOrder`: an order's own link led here. */
export function FailurePage({ isOrder }: { isOrder?: boolean }) {
  const { code, message } = wordsOfError(useRouteError());
  const { pathname, search } = useLocation();
  // An access session that ended while the page was open: the gate answers the same address anew.
  useEffect(() => {
    if (code === "locked") location.reload();
  }, [code]);
  const { cold, warm } = headlines[code] ?? { cold: "Unexpected", warm: "Application Error!" };
  return (
    <main id="main" className="grid">
      <title>{`${cold} ${warm}`}</title>
      <Band tone="deep" className="py-0! overflow-clip">
        <img src={calm} alt="" className="footer-lines" />
        <div className="wrap grid justify-items-start gap-6 py-[calc(var(--nav-height)+4rem)]">
          <h1 tabIndex={-1}>
            <ColdToWarm cold={cold} warm={warm} />
          </h1>
          <p className="lead soft">{code === "not-found" ? "The link may be old, or part of it is missing." : message}</p>
          <p className="flex flex-wrap gap-4">
            {code !== "not-found" && (
              <ButtonLink to={{ pathname, search }} reloadDocument>
                Try again
              </ButtonLink>
            )}
            {code === "not-found" && isOrder && <ButtonLink to="/order/find">Find my order</ButtonLink>}
            <ButtonLink to="/" look="secondary">
              Return to Home
            </ButtonLink>
          </p>
          {code === "broken" && <RequestId />}
        </div>
      </Band>
    </main>
  );
}
