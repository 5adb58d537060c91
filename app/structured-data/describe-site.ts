import type { WebSite } from "schema-dts";
import { brand } from "#content/brand.ts";

export const describeSite = (origin: string) =>
  ({
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: "en-GB",
    publisher: { "@id": `${origin}/#company` },
  }) satisfies WebSite;
