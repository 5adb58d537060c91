import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";

/** Under every mail: who writes, as the law wants it, and what the cream is not. */
export const companyLines = (): string[] => [
  `${company.name}${company.sample ? " (sample)" : ""}. Company number ${company.number}, registered in ${company.registeredIn}.`,
  `Registered office: ${company.office}. Email: ${company.email}.${company.vatNumber ? ` VAT number: ${company.vatNumber}.` : ""}`,
  claims.disclaimer.words,
];
