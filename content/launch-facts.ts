import { posts } from "#content/blog/posts.ts";
import { profiles } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company, filings } from "#content/company.ts";
import { sheetLines } from "#content/product.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import { type Testimonial, testimonials } from "#content/testimonials.ts";

/** All that is said is that nothing is. */
const nothing = /^(?:[-–—.?!]*|n\/?a\.?|none\.?|0+)$/i;
/** Wherever it stands, the rest of the answer is still to come. A sample "of 40 people" is a test's own. */
const placeholder =
  /\b(?:tb[acds]|todo|x{3,}|placeholder|unknown|pending|await(?:ing|ed)|lorem|coming soon|not (?:yet|known)|to (?:be (?:confirmed|supplied|announced|decided|advised|added)|come|follow)|sample(?! of \d| size))\b|\?{2,}|…|\.{3}|0{8}/i;
/** Whether nothing is said, or a word holds the place of an answer. */
export const isMissing = (value: string | null | undefined) => !value || nothing.test(value.trim()) || placeholder.test(value);

const invented = /\bexample\.(?:com|org|net)\b|\.(?:example|invalid|test)\b/i;
/** Whether it leads to a domain that nobody can have. */
export const isInvented = (value: string) => invented.test(value);

type Counted = { sample?: boolean; proof?: string; contact?: string; permission?: string };

const counted = ([one, many]: readonly [string, string], file: string, entries: readonly Counted[], isOpen: (entry: Counted) => boolean) => {
  const count = entries.filter(isOpen).length;
  return count > 0 ? [`${count} ${count === 1 ? one : many} (${file})`] : [];
};
const isSample = ({ sample }: Counted) => sample === true;

type Company = { sample: boolean; vatNumber: string | null } & Record<"name" | "number" | "office" | "email" | "site", string>;

const vatShape = /^(?:GB|XI)? ?\d{3} ?\d{4} ?\d{2}(?: ?\d{3})?$/;

/** The company's own facts, as they must be before it sells. */
export function findMissingOfCompany({ sample, name, number, office, email, site, vatNumber }: Company): string[] {
  const found = [
    ...(sample ? ["The company's details are still samples"] : []),
    ...(/^(?:\d{8}|[A-Z]{2}\d{6})$/.test(number) && !/^0+$/.test(number) ? [] : [`"${number}" isn't a real company number`]),
    ...Object.entries({ name, "registered office": office }).flatMap(([what, fact]) => {
      if (/\bsample\b/i.test(fact)) return [`"${fact}" is still a sample`];
      return isMissing(fact) ? [`The company's ${what} is missing`] : [];
    }),
    ...[email, site].filter((fact) => isInvented(fact) || isMissing(fact)).map((fact) => `${fact} isn't a real address`),
    ...(vatNumber === null || isMissing(vatNumber) ? ["The VAT number is missing"] : vatShape.test(vatNumber) ? [] : [`"${vatNumber}" isn't a VAT number`]),
  ];
  return found.map((line) => `${line} (content/company.ts)`);
}

type Claims = Record<string, { words: string; evidence: string | null }>;

export const findUnproven = (register: Claims): string[] =>
  Object.values(register)
    .filter(({ evidence }) => isMissing(evidence))
    .map(({ words }) => `No evidence is on file for "${words}" (content/claims.ts)`);

/** Quotes that nobody said, or that we can't show somebody did. */
export const findUnsupported = (quotes: readonly Testimonial[]): string[] => [
  ...counted(["testimonial is a sample", "testimonials are samples"], "content/testimonials.ts", quotes, isSample),
  ...counted(
    [
      "testimonial lacks the proof that it was said, a way to reach whoever said it, or the permission to print it",
      "testimonials lack the proof that they were said, a way to reach those who said them, or the permission to print them",
    ],
    "content/testimonials.ts",
    quotes,
    ({ proof, contact, permission }) => isMissing(proof) || isMissing(contact) || isMissing(permission),
  ),
];

/** What the words of this site still lack before it may sell to real customers, a sentence each. */
export const findMissingFacts = (): string[] => [
  ...findMissingOfCompany(company),
  ...Object.values(filings)
    .filter(({ on }) => isMissing(on))
    .map(({ missing }) => `${missing} (content/company.ts)`),
  ...(catalogue.tube.parcel.sample || catalogue.tube.customs.sample ? ["Weight, size and customs data of a parcel are samples (content/catalogue.ts)"] : []),
  ...findUnproven(claims),
  ...findUnsupported(testimonials),
  ...counted(["team member is a sample", "team members are samples"], "content/team.ts", team, isSample),
  ...counted(["social profile is a sample", "social profiles are samples"], "content/brand.ts", profiles, isSample),
  ...counted(["supporter is a sample", "supporters are samples"], "content/supporters.ts", supporters, isSample),
  ...counted(["blog post is a sample", "blog posts are samples"], "content/blog", posts, isSample),
  ...sheetLines
    .filter(({ value, sample }) => sample || isMissing(value))
    .map(({ label, sample }) => `"${label}" is ${sample ? "a sample" : "still to be supplied"} (content/product.ts)`),
];
