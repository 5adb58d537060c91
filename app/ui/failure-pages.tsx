import { useEffect, useState } from "react";
import { href, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { failureOfError } from "#app/lib/http/failure.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { company } from "#content/company.ts";
import { failureHeadlines, failurePages as words } from "#content/site/failure-pages.ts";
import { notFound } from "#content/site/missing.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import lost from "#imagery/drawn/lost.svg?url";
import ember from "#imagery/drawn/lost-ember.svg?url";

/** A route's error boundary: what could not be done, in words, with its status already on the answer. `isOrder`: an order's own link led here. */
export function FailurePage({ isOrder }: { isOrder?: boolean }) {
  const { code, message } = failureOfError(useRouteError());
  const { pathname, search } = useLocation();
  // An access session that ended while the page was open: the gate answers the same address anew.
  useEffect(() => {
    if (code === "locked") location.reload();
  }, [code]);
  const { cold, warm } = failureHeadlines[code] ?? words.broken;
  return (
    <Page className="grid">
      <title>{`${cold} ${warm}`}</title>
      <Band tone="deep" className="py-0! overflow-clip">
        <img src={calm} alt="" className="footer-lines" />
        <div className="wrap grid justify-items-start gap-6 py-[calc(var(--nav-height)+4rem)]">
          <Headline cold={cold} warm={warm} />
          <p className="lead soft">{code === "not-found" ? words.oldLink : message}</p>
          <p className="flex flex-wrap gap-4">
            {code !== "not-found" && (
              <ButtonLink to={{ pathname, search }} reloadDocument>
                {words.again}
              </ButtonLink>
            )}
            {code === "not-found" && isOrder && <ButtonLink to={href("/order/find")}>{words.findOrder}</ButtonLink>}
            <ButtonLink to={href("/")} look="secondary">
              {words.home}
            </ButtonLink>
          </p>
          {code === "broken" && <RequestId />}
        </div>
      </Band>
    </Page>
  );
}

/** What is left when a page fails. `busy`: the shop is still starting or overloaded, and the same address will work soon. */
export function BrokenPage({ busy }: { busy: boolean }) {
  const { pathname, search } = useLocation();
  const { cold, warm, lead } = busy ? words.busy : words.broken;
  return (
    <Page className="lost on-dark">
      <div className="wrap lost-inner">
        <h1 tabIndex={-1}>
          <span className="cold">{cold}</span> <span className="warm">{warm}</span>
        </h1>
        <p className="lead soft">{lead}</p>
        <p className="hero-actions">
          {/* A whole new page: the script that failed may be the reason. */}
          <ButtonLink to={{ pathname, search }} reloadDocument>
            {words.again}
          </ButtonLink>
          <ButtonLink to={href("/")} reloadDocument look="secondary">
            {words.home}
          </ButtonLink>
        </p>
        <p className="small soft">
          {words.stays}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
        <RequestId />
      </div>
    </Page>
  );
}

/** "404" as the coldest place on the map, with one ember left. */
export function LostInTheCold() {
  return (
    <Page className="lost on-dark">
      <div className="wrap lost-inner">
        <div className="lost-picture">
          <img src={lost} alt="" width="1184" height="604" />
          <img className="lost-ember" src={ember} alt="" width="1184" height="604" />
        </div>
        <h1 tabIndex={-1}>
          <span className="visually-hidden">404</span> <span className="warm">{notFound.said}</span>
        </h1>
        <p className="lead soft">{notFound.lead}</p>
        <ButtonLink to={href("/")}>{words.home}</ButtonLink>
      </div>
    </Page>
  );
}

/** The id of the request that failed, as the log names it. A page that failed later, in the browser, has none to show. */
export function RequestId() {
  const { requestId } = (useRouteLoaderData("root") as { requestId: string | null } | undefined) ?? { requestId: null };
  const [isFirstPage] = useState(() => typeof document === "undefined" || document.documentElement.dataset.script !== "ready");
  if (!requestId || !isFirstPage) return null;
  return (
    <p className="small soft">
      {words.requestId} <span className="readout wrap-anywhere">{requestId}</span>
    </p>
  );
}
