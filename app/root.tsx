import { type ReactNode, useContext } from "react";
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import "#app/styles/site.css";
import { requestId, site } from "#app/context.ts";
import { isStatic, Start } from "#app/lib/hydration/start.tsx";
import { useSettled } from "#app/lib/hydration/use-hydrated.ts";
import { keepPage } from "#app/lib/navigation/keep-page.ts";
import archivo from "#app/styles/fonts/display.woff2?url";
import atkinson from "#app/styles/fonts/text.woff2?url";
import { BrokenPage, LostInTheCold } from "#app/ui/failure-pages.tsx";
import { newTabId } from "#app/ui/link.tsx";
import { RouteFocus } from "#app/ui/route-focus.tsx";
import { failurePages } from "#content/site/failure-pages.ts";
import { frame } from "#content/site/frame.ts";
import { notFound } from "#content/site/missing.ts";
import { priceOf } from "#contracts/site.ts";
import { storageKeys } from "#contracts/storage-keys.ts";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, landing, home, dispatch, batch, consentOnLocalHosts, analytics, gate, stage, closed, availability } = context.get(site);
  return {
    origin,
    landing,
    home,
    dispatch,
    batch,
    ...priceOf(context.get(site)),
    consentOnLocalHosts,
    analytics,
    gate,
    stage,
    closed,
    availability,
    requestId: context.get(requestId),
    year: new Date().getFullYear(),
  };
}

export const links: Route.LinksFunction = () => [
  // What every first view is set in. The readouts' face comes after it (entry.client.tsx).
  ...[atkinson, archivo].map((href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = useMatches().some(({ handle }) => isStatic(handle));
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Digits that a phone turns into links before script has come would have the whole page built anew. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content={import.meta.env.VITE_THEME_COLOUR} />
        {!isPlain && !import.meta.env.DEV && <Start />}
        <Links nonce="" />
        <Meta />
      </head>
      <body>
        {children}
        {!isPlain && (
          <>
            <ManifestLink />
            <ScrollPosition />
            {import.meta.env.DEV && <Scripts />}
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <span id={newTabId} hidden>
        {frame.newTab}
      </span>
    </>
  );
}

const scrollPositions = storageKeys.scrollPositions.name;
/** A page gets its key here, before React Router looks for one: without it all first pages of a tab would share one position. */
const restoreEarly =
  `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");` +
  `try{const top=JSON.parse(sessionStorage.getItem("${scrollPositions}"))[history.state.key];if(top>0)scrollTo(0,top)}catch{}`;

/**
 * Back, Forward and reload put the reader back to where they were, before the rest of the script has come. In the place of React Router's
 * component, whose inline script throws where session storage does, or is null.
 */
function ScrollPosition() {
  useScrollRestoration({ storageKey: scrollPositions });
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {restoreEarly}
    </script>
  );
}

/**
 * Not in the HTML: a manifest is fetched without cookies, so over a connection of its own, whose making would share the line
 * with what the first view waits for. Without script no browser installs the site.
 */
function ManifestLink() {
  return useSettled() && <link rel="manifest" href="/manifest.webmanifest" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{notFound.title}</title>
        <LostInTheCold />
      </>
    );
  }
  const busy = isRouteErrorResponse(error) && error.status === 503;
  return (
    <>
      <title>{busy ? failurePages.busy.title : `${failurePages.broken.cold} ${failurePages.broken.warm}`}</title>
      <BrokenPage busy={busy} />
    </>
  );
}
