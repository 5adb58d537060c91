import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";

export const licencesPage = {
  title: "Licences",
  description: `What the ${brand.name} site is made of: our own work, the typefaces, and every open-source package that reaches your browser.`,
  cold: "Whose work",
  warm: "this is",
  lead: "What we made ourselves, and what we use from others.",
  columns: ["Name", "Version", "Licence"],
  ours: {
    title: "Ours",
    text: `The words, drawings and pictures of this site, its own code and the name ${brand.name} belong to ${company.name}. All rights reserved: they are not offered under an open licence.`,
  },
  typefaces: {
    title: "Typefaces",
    text: "Archivo, by Omnibus-Type; Atkinson Hyperlegible Next and Mono, by the Braille Institute of America. Each is cut down to the letters we use, and is under the SIL Open Font License.",
  },
  countries: {
    title: "Finding your country",
    told: "Our server finds a visitor's country with",
    database: { words: "ip-location-db", href: "https://github.com/sapics/ip-location-db" },
    made: ", which is made from statistics of the Number Resource Organization,",
    registry: { words: "nro.net", href: "https://www.nro.net/" },
    under: ", under the",
    licence: { words: "Creative Commons Attribution 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
    end: "licence.",
  },
  code: {
    title: "Code that reaches your browser",
    caption: "Open-source packages",
    text: "Each package is used under its own licence. The list is generated from the packages that are actually installed.",
    texts: "All licence texts in one file",
  },
} as const;
