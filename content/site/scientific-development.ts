import { brand } from "#content/brand.ts";

/** Words of /scientific-development. Who the two people are stands in content/team.ts. */
export const scientificDevelopment = {
  title: "Scientific development",
  description: `Who wrote the formula of ${brand.name}, who reads what we say about it, and what evidence is on file for each of our main claims.`,
  cold: "Written by a chemist,",
  warm: "read by a professor",
  tagline: "One person wrote the formula. Another asks how we'd prove what we say about it.",
  people: {
    chemist: [
      "Medicinal chemists spend their working lives asking what one molecule does to another, and how you would know. The same habit suits a cosmetic: change one ingredient at a time, write down what happened, throw most of it away.",
      `The warming technology that came out of this work is called ${brand.technology}. The name is ours. We claim nothing for it beyond the list below.`,
    ],
    professor: [
      "Before we publish a sentence about the cream, it's read by somebody who didn't write it and has nothing to sell.",
      "The question is the same each time: how would you show that? Where there's no evidence on file yet, our list of claims says so.",
    ],
  },
  ledger: {
    cold: "What we say,",
    warm: "and what we can show",
    lead: "One list holds our main claims about what the cream does, and we check what we write against it.",
    claim: "What we say",
    evidence: "Evidence on file",
    none: "No results yet",
    gaps: "“No results yet” means we can't show you a test, so please don't take that line as proven.",
    note: "We won't send a tube until every claim on this list has evidence: either we get the evidence, or we drop the claim.",
    rest: "We also say what the cream is, when to put it on and when to stop using it. Those lines make no claim about results, so they aren't on the list.",
  },
  pictures: {
    title: "About the glowing hands",
    text: "The thermal hands and feet on this site are drawn by a program. They illustrate the idea. They don't measure anything. We'll replace them with pictures from a real camera, with temperatures and conditions, once we have some.",
  },
} as const;
