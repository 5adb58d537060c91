import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { nonce } from "#app/context.ts";
import { LostInTheCold } from "#app/ui/failure-pages.tsx";
import { notFound } from "#content/site/missing.ts";
import type { Route } from "./+types/not-found.ts";

/** Made at build as `/404`, without a nonce, and sent with its status by the server: the build takes no page that says it is not there. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(nonce) ? 404 : 200 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  // biome-ignore lint/suspicious/noConsole: the specification wants the unknown route in the console.
  useEffect(() => console.warn("No such page:", pathname), [pathname]);
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <LostInTheCold />
    </>
  );
}
