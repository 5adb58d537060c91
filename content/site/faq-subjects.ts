/** What the questions are sorted by, in this order; `id`: the anchor. */
export const faqSubjects = [
  { id: "the-cream", cold: "The", warm: "cream" },
  { id: "your-skin", cold: "Your", warm: "skin" },
  { id: "using-it", cold: "Using", warm: "it" },
  { id: "the-tube", cold: "Size, price", warm: "and testing" },
] as const;
