import { partnersFirst, type Site } from "#contracts/site.ts";

const at = "/more-information";

/** Each page of `/more-information` is made once for either reading; the setting says which ones stand, and where. */
export function arrangePages<Page>(pages: ReadonlyMap<string, Page>, { moreInformation }: Pick<Site, "moreInformation">): ReadonlyMap<string, Page> {
  const arranged = new Map(pages);
  for (const kind of ["", ".data"]) {
    const partners = pages.get(`${at}/${partnersFirst}${kind}`);
    arranged.delete(`${at}/${partnersFirst}${kind}`);
    if (moreInformation !== "partners") arranged.delete(`${at}/product${kind}`);
    else {
      arranged.delete(`${at}/partners${kind}`);
      if (partners) arranged.set(`${at}${kind}`, partners);
    }
  }
  return arranged;
}
