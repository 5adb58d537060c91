import { useEffect } from "react";
import { href, Outlet, useLocation, useRouteError } from "react-router";
import { failureOfError } from "#app/lib/http/failure.ts";
import { titleOf } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { RequestId } from "#app/ui/failure-pages.tsx";
import { backOffice } from "#content/site/back-office/frame.ts";

/** Stands between the back office's frame and its pages: what one of them could not do is said inside the frame. */
export default function OperatorPages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { code, message } = failureOfError(useRouteError());
  const { pathname, search } = useLocation();
  // The session ended while the page was open: the gate answers the same address with the way back in.
  useEffect(() => {
    if (code === "locked") location.reload();
  }, [code]);
  const isLost = code === "not-found";
  const isClosed = code === "forbidden";
  const headline = isLost ? backOffice.lost.headline : isClosed ? backOffice.closed : backOffice.didNotWork;
  return (
    <>
      <title>{titleOf(isLost ? backOffice.lost.title : headline)}</title>
      <h1 tabIndex={-1} className="text-h2">
        {headline}
      </h1>
      <p className="mt-4 max-w-measure">{isLost ? backOffice.lost.text : message}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        {!isLost && !isClosed && (
          <ButtonLink to={{ pathname, search }} size="small" reloadDocument>
            {backOffice.again}
          </ButtonLink>
        )}
        <ButtonLink to={href("/operator")} size="small" {...(!isClosed && { look: "secondary" })}>
          {backOffice.overview}
        </ButtonLink>
      </p>
      {code === "broken" && <RequestId />}
    </>
  );
}
