import { href, Outlet, redirect, useLocation, useNavigation } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { isSecure } from "#app/features/operator/flash.ts";
import { FollowChanges, Offline } from "#app/features/operator/follow-changes.tsx";
import { PressAnswers, usePressOnce } from "#app/features/operator/in-place.tsx";
import { Keys } from "#app/features/operator/keys.tsx";
import { SessionNotice } from "#app/features/operator/session-notice.tsx";
import { PageLink, SignedIn, TabBar } from "#app/features/operator/tab-bar.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { throwFailure } from "#app/lib/http/failure.ts";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, NavLink, SamePageLink } from "#app/ui/link.tsx";
import { NavigationStatus } from "#app/ui/navigation-status.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { Ribbons } from "#app/ui/text.tsx";
import { ToastProvider } from "#app/ui/toast/toast.tsx";
import { backOffice, backOfficePages } from "#content/site/back-office/frame.ts";
import { frame } from "#content/site/frame.ts";
import { readCookie, writeCookie } from "#contracts/cookies.ts";
import { mayDo } from "#contracts/rights.ts";
import { sendsMail } from "#contracts/site.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { Route } from "./+types/layout.ts";
import "#app/styles/forms.css";
import "#app/styles/operator.css";

/** On every page, because the alert that goes by mail is among what is late. */
export async function loader({ context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const { session, heard } = context.get(caller);
  const role = session?.role;
  const answers = role && mayDo(role, "readOpenMessages");
  const [late, open] = await Promise.all([operator.readLateMail(), answers ? operator.readOpenMessages() : 0]).catch(throwFailure);
  const keepsMail = !sendsMail(context.get(site));
  return { heard, role, name: session?.person?.name, open, keepsMail, late: late && { ...late, since: formatMoment(late.since) } };
}

/** Signing out: the session ends on the server, then the browser forgets it. */
export async function action({ request, context }: Route.ActionArgs) {
  const secure = isSecure(context);
  const token = readCookie(request.headers.get("cookie"), cookies.operator.name, secure);
  if (token) await context.get(backend).door.closeSession(token);
  throw redirect(`${href("/operator/sign-in")}?out`, {
    status: 303,
    headers: { "Set-Cookie": writeCookie(cookies.operator.name, "", { secure, maxAgeSeconds: 0 }) },
  });
}

/** Elsewhere what's late is one line, which leads there: on a phone, why would take a quarter of every page. */
const tellsWhyLate = href("/operator/mailbox");

/** The back office: plain and dense. */
export default function OperatorLayout({ loaderData: { heard, late, role, name, open, keepsMail } }: Route.ComponentProps) {
  usePressOnce();
  const isLoading = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const pages = backOfficePages.filter(([, , action]) => role && mayDo(role, action));
  return (
    <ToastProvider>
      <div className="back-office">
        <SamePageLink className="skip-link" id="main">
          {frame.skip}
        </SamePageLink>
        <header className="on-dark border-rule border-b bg-surface-deep text-ink-on-dark print:hidden">
          <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3 lg:py-2">
            <p className="grow">
              <span className="warm">{backOffice.name}</span>
            </p>
            <nav aria-label={backOffice.pages} className="pages order-last w-full flex-wrap gap-x-4 text-small">
              {pages.map(([words, to]) => (
                <PageLink key={to} to={to} className="inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline">
                  {words}
                </PageLink>
              ))}
            </nav>
            <Link to={href("/")} reloadDocument className="pages min-h-11 items-center text-small">
              {backOffice.site}
            </Link>
            <NavLink to={`${href("/operator/find")}#search`} className="inline-flex min-h-11 items-center gap-2 text-small">
              <Icon name="find" size={20} />
              {backOffice.find}
            </NavLink>
            <Keys />
            <SignedIn
              name={name}
              className="pages mr-[calc(-1*min(0.75rem,var(--gutter)))] ml-auto max-w-full items-center gap-x-6 max-md:flex-wrap max-md:grow"
            />
          </div>
          <Ribbons mail={keepsMail ? backOffice.keepsMail : undefined} />
        </header>
        <Page className="wrap pt-4 pb-8 sm:pt-8" aria-busy={isLoading}>
          <Offline />
          <FollowChanges since={heard} />
          <SessionNotice />
          {late && (
            <Notice kind="warn" className={`mb-4 sm:mb-6 ${pathname === tellsWhyLate ? "" : "items-center py-0!"}`}>
              {pathname === tellsWhyLate ? (
                <p className="wrap-anywhere">
                  <strong>{backOffice.lateMail.title(late.count)}.</strong> {backOffice.lateMail.text(late.since, late.error)}
                </p>
              ) : role && mayDo(role, "listOutbox") ? (
                <Link to={tellsWhyLate} className="block w-fit min-h-11 content-center font-bold">
                  {backOffice.lateMail.title(late.count)}
                </Link>
              ) : (
                <p className="min-h-11 content-center font-bold">{backOffice.lateMail.title(late.count)}</p>
              )}
            </Notice>
          )}
          <Outlet />
        </Page>
        <TabBar pages={pages} open={open} name={name} />
      </div>
      <NavigationStatus />
      <PressAnswers />
    </ToastProvider>
  );
}

export const ErrorBoundary = FailurePage;
