/** Pages that are one person's own: counted by the name before the colon. */
const own = /^(\/order(?!\/find$)|\/warmth-list\/(?:confirm|joined|place|friend)|\/received)\/.*$/i;
/** What a secret link carries: long, and with letters that no address of a page has. Whoever adds such a link need not think of us. */
const isToken = (part: string) => part.length >= 20 && /[A-Z_]/.test(part);
/** Characters. No page of ours has a longer address, and nothing looks through one that has. */
const longest = 2_000;

/**
 * A page's path as it may be counted: without query, and without whatever would name one person or open their page.
 * null: not to be counted at all.
 */
export function countedPath(pathname: string): string | null {
  if (pathname.length > longest) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const parts = path.replace(own, "$1").split("/");
  const end = parts.findIndex((part, at) => at > 0 && isToken(part));
  const shown =
    (end < 0 ? parts : parts.slice(0, end))
      .join("/")
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, "") || "/";
  return /^\/(?!\/)[a-z0-9._/-]{0,119}$/.test(shown) && !/^\/+(operator|card)(\/|$)/.test(shown) ? shown : null;
}
