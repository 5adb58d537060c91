import type { DescribeThing } from "#app/structured-data/thing.ts";

type Question = { question: string; answer: string };

/** Questions that stand on the page with their answers, both as plain text. */
export const describeQuestions =
  (questions: readonly Question[]): DescribeThing =>
  () => ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  });
