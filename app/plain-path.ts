/** An address without the slash at its end: a prerendered page takes itself to be at "/faq/". */
export const plainPath = (pathname: string) => pathname.replace(/(?<=.)\/$/, "");
