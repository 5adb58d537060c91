import { parseUrl } from "#app/parse-url.ts";

/** Where to go once inside: a path of this site, and never anyone else's address. */
export function readNext(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return "/";
  const here = "https://here.invalid";
  const url = parseUrl(wanted, here);
  if (url?.origin !== here || /^\/(site-access|access-code)(\/|$)|\.data$/.test(url.pathname)) return "/";
  return url.pathname + url.search + url.hash;
}
