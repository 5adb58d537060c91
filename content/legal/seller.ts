import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";

const mark = company.sample ? " (sample)" : "";

export const whoWeAre = `${company.name}${mark}`;

export const vatRegistration = company.vatNumber === null ? "VAT number: not yet supplied" : `VAT number ${company.vatNumber}`;

export const mailUs = { words: company.email, to: `mailto:${company.email}` } as const;

/** What company law wants on every page that sells: one line each, as a list. */
export const companyFacts: readonly LegalWords[] = [
  `Name: ${company.name}${mark}`,
  `Company number: ${company.number}, registered in ${company.registeredIn}${mark}`,
  `Registered office: ${company.office}${mark}`,
  ["Email: ", mailUs, mark],
  `${vatRegistration}`,
];

/** Shown on top of a page whose facts are not real yet; null once they are. */
export const sampleNotice = company.sample
  ? "The company name, number, address and email address on this page are samples. We'll replace them with the real ones before we sell anything."
  : null;
