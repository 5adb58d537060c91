import type { Organization } from "schema-dts";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";

/** Sample facts stand on the page, marked; a machine would take them for true, so it gets the shop's name alone. */
const facts = company.sample ? {} : { legalName: company.name, email: company.email, address: company.office, identifier: company.number };

/** Who sells. */
export const describeCompany = (origin: string) =>
  ({
    "@type": "Organization",
    "@id": `${origin}/#company`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...facts,
  }) satisfies Organization;
