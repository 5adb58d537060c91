import { href, Outlet, redirect } from "react-router";
import { site } from "#app/context.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { Copyright, Ribbons } from "#app/ui/text.tsx";
import { Toast } from "#app/ui/toast/toast.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { openPolicies } from "#content/navigation.ts";
import { gatePages } from "#content/site/gate-pages.ts";
import type { Route } from "./+types/layout.ts";
// Every file of any of its screens, for what the layout brings is what the gate lets through.
import "#app/styles/forms.css";
import "#app/styles/gate.css";
import "#app/styles/legal.css";

/** The pages below carry none of the site's script, which would bring the site's words with it. */
export const handle = { static: true };

/** Where an open site has what these pages are for; of all others it has no need. */
const whenOpen = [
  [/^\/site-access\/list\/([\w-]+)\?place$/, "/warmth-list/place/$1"],
  [/^\/site-access\/confirm\//, "/warmth-list/confirm/"],
  [/^\/site-access\/list\//, "/warmth-list/leave/"],
  [/^\/site-access\/list$/, "/warmth-list/link"],
  [/^.*$/, "/"],
] as const;

/** These pages are a closed site's. A press on one that was opened before the site was still counts. */
const leaveOpenSite: Route.MiddlewareFunction = ({ request, context }) => {
  const { access } = context.get(site);
  const { pathname, search } = new URL(request.url);
  if (access === null || request.method === "POST") return;
  // A policy has its own address, open or closed; nobody opens it here.
  const policy = openPolicies.find(({ to }) => pathname === `/site-access${to}`);
  if (policy) throw redirect(policy.to);
  if (access !== "open") return;
  const path = pathname + search;
  for (const [from, to] of whenOpen) if (from.test(path)) throw redirect(path.replace(from, to));
};
export const middleware: Route.MiddlewareFunction[] = [leaveOpenSite];

/** Around the gate's own pages: who we are, and what anyone may read. */
export default function GateLayout() {
  const { year } = useSite();
  return (
    <div className="gate grid min-h-svh grid-rows-[1fr_auto] bg-surface-deep">
      <header className="gate-head on-dark absolute inset-x-0 top-0 z-1 text-ink">
        <div className="wrap flex min-h-(--bar-height) items-center pt-[env(safe-area-inset-top,0px)]">
          <Link className="brand" to={href("/")} reloadDocument>
            {brand.name}
          </Link>
        </div>
        <Ribbons />
      </header>
      <Outlet />
      <footer className="on-dark border-rule border-t bg-surface-deep pt-5 pb-[calc(1.75rem+env(safe-area-inset-bottom,0px))] text-ink-soft text-small leading-(--text-body--line-height)">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <nav aria-label={gatePages.policies}>
            <ul className="flex flex-wrap gap-x-6">
              {openPolicies.map(({ to, label }) => (
                <li key={to}>
                  <Link className="inline-flex min-h-11 items-center" to={to} reloadDocument>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="small">
            {gatePages.help} <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <Copyright year={year} />
        </div>
      </footer>
      <ToastSheets />
    </div>
  );
}

const nothing = () => {};

/** Messages as the rest of the site shows them, empty, for a script without React to copy; the two regions they are said in, and a place for what is said elsewhere. */
function ToastSheets() {
  return (
    <>
      {[false, true].map((destructive) => (
        <template key={String(destructive)} data-toast={destructive ? "alert" : "status"}>
          <Toast title="-" description="-" destructive={destructive} dismiss={nothing} />
        </template>
      ))}
      <div className="toasts">
        <div role="status" data-toasts="status" />
        <div role="alert" data-toasts="alert" />
        <div data-toasts="silent" />
      </div>
    </>
  );
}
