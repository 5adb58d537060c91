import { createContext, useContext } from "react";

/** What a page's start says (start-page.ts), while its HTML is made; null in the browser. */
export const StartText = createContext<{ text: string; nonce: string | null } | null>(null);

/** Whether a route wants none of the site's script on its page: `export const handle = { static: true }`. */
export const isStatic = (handle: unknown) => typeof handle === "object" && handle !== null && "static" in handle;

/** The one script that stands in a page's HTML. In the browser it has run already, and React leaves it as it is. */
export function Start() {
  const start = useContext(StartText);
  return (
    <script nonce={start?.nonce ?? undefined} suppressHydrationWarning>
      {start?.text ?? ""}
    </script>
  );
}
