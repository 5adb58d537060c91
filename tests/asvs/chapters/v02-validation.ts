import { type Chapter, held, tested } from "#tests/asvs/line.ts";

export const validation: Chapter = {
  title: "Validation and business logic",
  lines: {
    "2.1.1": tested("Say what valid input is", ["contractsShown"], "one contract a function in contracts/, and /openapi.json made of them"),
    "2.1.2": held(
      "Say what must fit together",
      "contracts/fields.ts: what makes an address that we deliver to; docs/operating.md: which payments do not fit their order",
    ),
    "2.1.3": tested(
      "Say what the limits are, for one and for all",
      ["functionLimits", "formLimits"],
      "limits stand in the contracts; quotas of a day in docs/operating.md",
    ),
    "2.2.1": tested("Hold all input against what is expected", ["fuzz", "largeForms"]),
    "2.2.2": tested("Check on the server", ["priceOurs", "fuzz"], "the browser uses the same contracts, for comfort only"),
    "2.2.3": tested("Check that fields fit together", ["deliverable", "mismatch"]),
    "2.3.1": tested("No step is skipped", ["transitions", "anySequence"]),
    "2.3.2": tested("Keep the limits that are written down", ["noOversell", "functionLimits"]),
    "2.3.3": tested("All of it or nothing", ["wholeOrNothing", "killed", "idempotent"]),
    "2.3.4": tested("What is scarce cannot be had twice", ["noOversell"]),
    "2.4.1": tested("Slow down machines", ["functionLimits", "formLimits", "manyGuesses"], "besides a field that only machines fill in"),
  },
};
