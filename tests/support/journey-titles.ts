/** A part of what Playwright's JSON reporter writes. */
export type JourneySuite = { suites?: JourneySuite[]; specs?: { title: string; tests: { status: string }[] }[] };

/** The journeys that ended so: "flaky" passed at the second go, "unexpected" didn't. */
export const journeysThatWere = (status: "flaky" | "unexpected", { suites = [], specs = [] }: JourneySuite): string[] => [
  ...specs.filter(({ tests }) => tests.some((one) => one.status === status)).map(({ title }) => title),
  ...suites.flatMap((suite) => journeysThatWere(status, suite)),
];
