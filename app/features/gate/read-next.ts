import { parseUrl } from "#app/lib/browser/urls.ts";

/** Where to go once inside: a path of this site, and never anyone else's address. */
export function readNext(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return "/";
  const here = "https://here.invalid";
  const url = parseUrl(wanted, here);
  if (!url) return "/";
  const next = url.pathname + url.search + url.hash;
  // Read once more, as a browser will: of "/.//evil.example" the first reading leaves another host's address.
  if (parseUrl(next, here)?.href !== url.href || url.origin !== here || /^\/(site-access|access-code)(\/|$)|\.data$/.test(url.pathname)) return "/";
  return next;
}
