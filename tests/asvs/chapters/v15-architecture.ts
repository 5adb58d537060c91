import { type Chapter, held, open, tested } from "#tests/asvs/line.ts";

export const architecture: Chapter = {
  title: "Secure coding and architecture",
  lines: {
    "15.1.1": held("Say by when a library with a hole is replaced", "SECURITY.md, Libraries"),
    "15.1.2": tested("A list of everything third-party", ["licences"], "package-lock.json, with hashes; npm sbom prints it as CycloneDX or SPDX"),
    "15.1.3": held("Say what is costly, and how it is kept from stopping the rest", "SECURITY.md, What costs the server a lot"),
    "15.2.1": open("No library past its update deadline", "npm audit is run by hand before a release; nothing in this repository runs it automatically"),
    "15.2.2": tested("Costly things cannot stop the rest", ["functionLimits", "manyGuesses", "slowSender"]),
    "15.2.3": tested(
      "Nothing in production that is not needed",
      ["styleguideGone", "arrows"],
      "test code is outside of what is built; the image installs no development packages",
    ),
    "15.3.1": tested("Only the fields that are needed are answered", ["fuzz", "contractsShown"]),
    "15.3.2": held(
      "Redirects are not followed",
      "fetch with redirect: error in every adapter of ours; PostHog's own library, where it is set, sends events to its one host",
    ),
    "15.3.3": tested("No fields beside the ones asked for", ["proto", "priceOurs"], "strict objects in every contract"),
    "15.3.4": tested("The visitor's true address", ["addresses", "noProxy"]),
    "15.3.5": held("Strict types and comparisons", "TypeScript strict, === by lint, contracts at every door"),
    "15.3.6": tested("No prototype pollution", ["proto"]),
    "15.3.7": tested("A parameter twice does no harm", ["fuzz", "formLimits"], "query, body and cookies are read apart, each by name"),
  },
};
