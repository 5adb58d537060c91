import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import "#app/styles/site.css";
import { requestId, site } from "#app/context.ts";
import { isStatic, Start } from "#app/lib/hydration/start.tsx";
import { useSettled } from "#app/lib/hydration/use-hydrated.ts";
import { keepPage } from "#app/lib/navigation/keep-page.ts";
import { ScrollPosition } from "#app/lib/navigation/scroll-position.tsx";
import archivo from "#app/styles/fonts/display.woff2?url";
import atkinson from "#app/styles/fonts/text.woff2?url";
import { BrokenPage, LostInTheCold } from "#app/ui/failure-pages.tsx";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin, landing, home, consentOnLocalHosts, analytics, gate } = context.get(site);
  return { origin, landing, home, consentOnLocalHosts, analytics, gate, requestId: context.get(requestId), year: new Date().getFullYear() };
}

export const links: Route.LinksFunction = () => [
  // What every first view is set in. The readouts' face comes after it (load-readout-face.ts).
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
  return <Outlet />;
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
        <title>Page not found</title>
        <LostInTheCold />
      </>
    );
  }
  const busy = isRouteErrorResponse(error) && error.status === 503;
  return (
    <>
      <title>{busy ? "Back in a moment" : "Unexpected Application Error!"}</title>
      <BrokenPage busy={busy} />
    </>
  );
}
