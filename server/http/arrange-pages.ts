import { partnersFirst, type Site } from "#contracts/site.ts";

const at = "/more-information";

/** Under which name the page for addresses without one is kept, or (".data") its data: no address is like it. */
export const lostPage = (kind: string) => `no page${kind}`;

/** Each page of `/more-information` is made once for either reading; the setting says which ones stand, and where. */
export function arrangePages<Page>(
  pages: ReadonlyMap<string, Page>,
  { moreInformation, access }: Pick<Site, "moreInformation" | "access">,
): ReadonlyMap<string, Page> {
  const arranged = new Map(pages);
  for (const kind of ["", ".data"]) {
    const lost = pages.get(`/404${kind}`);
    arranged.delete(`/404${kind}`);
    if (lost) arranged.set(lostPage(kind), lost);
    const partners = pages.get(`${at}/${partnersFirst}${kind}`);
    arranged.delete(`${at}/${partnersFirst}${kind}`);
    if (moreInformation !== "partners") arranged.delete(`${at}/product${kind}`);
    else {
      arranged.delete(`${at}/partners${kind}`);
      if (partners) arranged.set(`${at}${kind}`, partners);
    }
  }
  if (access === "open") for (const path of pages.keys()) if (path.startsWith("/site-access/") || path === "/gate.js") arranged.delete(path);
  return arranged;
}
