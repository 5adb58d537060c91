import { useEffect, useState } from "react";
import { href, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { failureOfError } from "#app/lib/http/failure.ts";
import { titleOf } from "#app/lib/seo/describe-page.ts";
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
      <title>{titleOf(`${cold} ${warm}`)}</title>
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

/** Nothing but a few lines, in the middle of a dark page. */
const alone = "on-dark grid place-items-center bg-surface-deep pt-[calc(var(--nav-height)+2rem)] pb-20 text-center text-ink";

/** What is left when a page fails. `busy`: the shop is still starting or overloaded, and the same address will work soon. */
export function BrokenPage({ busy }: { busy: boolean }) {
  const { pathname, search } = useLocation();
  const { cold, warm, lead } = busy ? words.busy : words.broken;
  return (
    <Page className={alone}>
      <div className="wrap grid justify-items-center gap-5">
        <h1 tabIndex={-1}>
          <span className="cold">{cold}</span> <span className="warm">{warm}</span>
        </h1>
        <p className="lead soft">{lead}</p>
        <p className="hero-actions mt-2 justify-center">
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

type Missing = { said?: string; lead?: string; back?: { to: string; words: string } };

/** "404" as the coldest place on the map, with one ember left. */
export function LostInTheCold({ said = notFound.said, lead = notFound.lead, back = { to: href("/"), words: words.home } }: Missing) {
  return (
    <Page className={alone}>
      <div className="wrap grid justify-items-center gap-5">
        <div className="relative -mb-4 w-[min(56rem,100%)] [mask-image:radial-gradient(closest-side,#000_60%,transparent)]">
          <img className="w-full" src={lost} alt="" width="1184" height="604" />
          <img className="absolute inset-0 w-full motion-safe:animate-[breathe_4s_ease-in-out_3]" src={ember} alt="" width="1184" height="604" />
        </div>
        <h1 tabIndex={-1}>
          <span className="visually-hidden">404</span> <span className="warm">{said}</span>
        </h1>
        <p className="lead soft">{lead}</p>
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
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
