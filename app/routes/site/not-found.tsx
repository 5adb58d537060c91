import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { LostInTheCold } from "#app/components/lost-in-the-cold.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  // biome-ignore lint/suspicious/noConsole: the specification wants the unknown route in the console.
  useEffect(() => console.warn("No such page:", pathname), [pathname]);
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <LostInTheCold />
    </>
  );
}
