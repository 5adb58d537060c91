/** The address that a text holds, or null. URL's own `canParse` and `parse` are newer than the oldest browsers that we serve. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** An address without the slash at its end: a prerendered page takes itself to be at "/faq/". */
export const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/$/, "");
