type Browser = Pick<Window, "document" | "location">;

/** Every domain that a script on this host may have set a cookie for: none in particular, the host, and each one above it. */
const domainsOf = (host: string) => ["", ...host.split(".").map((_, at, labels) => labels.slice(at).join("."))];

/** Ends a cookie, for whichever domain it was set: a browser does not say. */
export function expireCookie(name: string, { document, location }: Browser) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}${secure}`;
}
