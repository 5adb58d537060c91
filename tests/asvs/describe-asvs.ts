import { chapters } from "#tests/asvs/chapters.ts";
import type { Chapter, Line } from "#tests/asvs/line.ts";
import { proofs } from "#tests/asvs/proofs.ts";
import { type Requirement, requirements } from "#tests/asvs/requirements.ts";

const words = { tested: "tested", held: "held", none: "not applicable", open: "**open**" } as const;

const levelOf = new Map(requirements.map(({ id, level }: Requirement) => [id, level]));
const lines = chapters.flatMap((chapter) => Object.values(chapter.lines));
const count = (state: Line["state"]) => lines.filter((line) => line.state === state).length;

const cell = (text: string) => text.replaceAll("|", "\\|");
const proofOf = (line: Line) => (line.state === "tested" ? line.by.map((name) => `\`${proofs[name][0]}\`: “${cell(proofs[name][1])}”`).join("<br>") : "");
const whyOf = (line: Line) => [proofOf(line), cell(line.note)].filter(Boolean).join("<br>");

const row = ([id, line]: [string, Line]) => `| ${id} | ${levelOf.get(id)} | ${cell(line.asks)} | ${words[line.state]} | ${whyOf(line)} |`;

const section = ({ title, lines }: Chapter, index: number) =>
  `## ${index + 1} ${title}\n\n| number | level | asks for | stands | by which test, or why |\n|---|---|---|---|---|\n${Object.entries(lines).map(row).join("\n")}\n`;

/** docs/asvs.md, whole. */
export const describeAsvs = () =>
  [
    `# OWASP ASVS 5.0, levels 1 and 2

Every requirement of the Application Security Verification Standard 5.0.0 at levels 1 and 2, in our own few words, with the tests that hold us to it. Written by
\`npm run asvs\` from \`tests/asvs/\`; a test fails when one of the tests named here is gone, when a number is missing, or when this page is old.
It is our own reading and nobody's certificate.

- **tested**: a test of \`npm test\` fails when it is not so any more. ${count("tested")} of ${lines.length}.
- **held**: there is nothing to run; the code, a setting or a document is what it says. ${count("held")}.
- **not applicable**: the fact that makes it so stands beside it. ${count("none")}.
- **open**: not met, and why. ${count("open")}.

The standard is by the OWASP Foundation and its contributors (<https://owasp.org/www-project-application-security-verification-standard/>, CC BY-SA 4.0); read its own words
before relying on ours.
`,
    ...chapters.map(section),
  ].join("\n");
