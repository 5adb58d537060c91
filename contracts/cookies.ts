type CookieOptions = {
  secure: boolean;
  maxAgeSeconds: number;
  /** The pages' script reads it too; every other cookie is the server's alone. */
  forScript?: true;
};

/** Over https the `__Host-` prefix ties a cookie to this very host; plain http cannot carry it. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Lax, not Strict: a visitor coming back from a payment page or a mail must be known. */
export const writeCookie = (name: string, value: string, { secure, maxAgeSeconds, forScript }: CookieOptions) =>
  [
    // An address may hold what ends a cookie's value.
    `${cookieName(name, secure)}=${value.replaceAll(/[;,\s]/g, encodeURIComponent)}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    ...(forScript ? [] : ["HttpOnly"]),
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");

export function readCookie(header: string | null | undefined, name: string, secure: boolean): string | undefined {
  const wanted = `${cookieName(name, secure)}=`;
  const found = header?.split(/;\s*/).find((pair) => pair.startsWith(wanted));
  return found?.slice(wanted.length);
}
