import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "#app/styles/site.css";
import { site } from "#app/context.ts";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(site).origin };
}

// Settings do not change while a tab is open.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <title>{missing ? "Page not found" : "Something broke"}</title>
      <h1>{missing ? "Oops! Page not found" : "Something broke"}</h1>
    </main>
  );
}
