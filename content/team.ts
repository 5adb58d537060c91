/** People shown on the home page. None of them is real yet: `sample: true`. */
export type TeamMember = {
  name: string;
  title: string;
  subtitle: string;
  institution: string;
  description: string;
  /** The same in one breath, for small screens. */
  mobileDescription: string;
  /** Their page elsewhere, opened in a new tab. */
  profile: string;
  /** Names the monogram drawn by imagery/monograms.ts. */
  icon: string;
  sample: true;
};

export const team = [
  {
    name: "Maren Aldous",
    title: "Founder",
    subtitle: "Runs the company",
    institution: "Sample Warmth Company Ltd",
    description: "Swims in the sea all year and got tired of hands that would not do up a zip. Answers most of the emails herself.",
    mobileDescription: "Swims in the sea all year. Answers most of the emails herself.",
    profile: "https://example.com/profiles/maren-aldous",
    icon: "ma",
    sample: true,
  },
  {
    name: "Idris Penhale",
    title: "Medicinal chemist",
    subtitle: "Wrote the formula",
    institution: "Independent",
    description: "Chose each ingredient and the order they go in. Keeps a sample of every batch that didn't make it, in a drawer.",
    mobileDescription: "Chose each ingredient and the order they go in.",
    profile: "https://example.com/profiles/idris-penhale",
    icon: "ip",
    sample: true,
  },
  {
    name: "Ruth Okonjo",
    title: "Professor",
    subtitle: "Scientific adviser",
    institution: "A London university",
    description: "Reads our claims before you do, and asks how we'd prove them.",
    mobileDescription: "Asks what evidence we have.",
    profile: "https://example.com/profiles/ruth-okonjo",
    icon: "ro",
    sample: true,
  },
  {
    name: "Callum Reyes",
    title: "Operations",
    subtitle: "Makes and sends the tubes",
    institution: "Sample Warmth Company Ltd",
    description: "Looks after filling, packing and the post. If your parcel is late, write to us.",
    mobileDescription: "Looks after filling, packing and the post.",
    profile: "https://example.com/profiles/callum-reyes",
    icon: "cr",
    sample: true,
  },
] as const satisfies readonly TeamMember[];
