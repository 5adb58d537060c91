import { posts } from "#content/blog/posts.ts";
import { profiles } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company, filings } from "#content/company.ts";
import { sheetLines } from "#content/product.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";

const placeholder = /^(?:[-–—.?!]*|tb[acds]\.?|todo\.?|n\/?a\.?|none\.?|unknown\.?|x+|placeholder|pending)$/i;
/** Whether nothing is said: null, empty, or a word that holds the place of an answer. */
export const isMissing = (value: string | null | undefined) =>
  !value || placeholder.test(value.trim()) || /^(?:lorem|to (?:be|come|follow))\b/i.test(value.trim());

const invented = /\bexample\.(?:com|org|net)\b|\.(?:example|invalid|test)\b/i;
/** Whether it leads to a domain that nobody can have. */
export const isInvented = (value: string) => invented.test(value);

type Counted = { sample?: boolean; proof?: string; permission?: string };

const counted = ([one, many]: readonly [string, string], file: string, entries: readonly Counted[], isOpen: (entry: Counted) => boolean) => {
  const count = entries.filter(isOpen).length;
  return count > 0 ? [`${count} ${count === 1 ? one : many} (${file})`] : [];
};
const isSample = ({ sample }: Counted) => sample === true;

type Company = { sample: boolean; vatNumber: string | null } & Record<"name" | "number" | "office" | "email" | "site", string>;

/** The company's own facts, as they must be before it sells. */
export function findMissingOfCompany({ sample, name, number, office, email, site, vatNumber }: Company): string[] {
  const found = [
    ...(sample ? ["The company's details are still samples"] : []),
    ...(/^(?:\d{8}|[A-Z]{2}\d{6})$/.test(number) && !/^0+$/.test(number) ? [] : [`"${number}" isn't a real company number`]),
    ...Object.entries({ name, "registered office": office }).flatMap(([what, fact]) => {
      if (isMissing(fact)) return [`The company's ${what} is missing`];
      return /\bsample\b/i.test(fact) ? [`"${fact}" is still a sample`] : [];
    }),
    ...[email, site].filter(isInvented).map((fact) => `${fact} isn't a real address`),
    ...(isMissing(vatNumber) ? ["The VAT number is missing"] : []),
  ];
  return found.map((line) => `${line} (content/company.ts)`);
}

type Claims = Record<string, { words: string; evidence: string | null }>;

export const findUnproven = (register: Claims): string[] =>
  Object.values(register)
    .filter(({ evidence }) => isMissing(evidence))
    .map(({ words }) => `No evidence is on file for "${words}" (content/claims.ts)`);

/** What the words of this site still lack before it may sell to real customers, a sentence each. */
export const findMissingFacts = (): string[] => [
  ...findMissingOfCompany(company),
  ...Object.values(filings)
    .filter(({ on }) => isMissing(on))
    .map(({ missing }) => `${missing} (content/company.ts)`),
  ...(catalogue.tube.parcel.sample || catalogue.tube.customs.sample ? ["Weight, size and customs data of a parcel are samples (content/catalogue.ts)"] : []),
  ...findUnproven(claims),
  ...counted(["testimonial is a sample", "testimonials are samples"], "content/testimonials.ts", testimonials, isSample),
  ...counted(
    [
      "testimonial lacks the proof that it was said, or the permission to print it",
      "testimonials lack the proof that they were said, or the permission to print them",
    ],
    "content/testimonials.ts",
    testimonials,
    ({ proof, permission }) => isMissing(proof) || isMissing(permission),
  ),
  ...counted(["team member is a sample", "team members are samples"], "content/team.ts", team, isSample),
  ...counted(["social profile is a sample", "social profiles are samples"], "content/brand.ts", profiles, isSample),
  ...counted(["supporter is a sample", "supporters are samples"], "content/supporters.ts", supporters, isSample),
  ...counted(["blog post is a sample", "blog posts are samples"], "content/blog", posts, isSample),
  ...sheetLines
    .filter(({ value, sample }) => sample || isMissing(value))
    .map(({ label, sample }) => `"${label}" is ${sample ? "a sample" : "still to be supplied"} (content/product.ts)`),
];
