import { chapters } from "#tests/asvs/chapters.ts";
import type { Line } from "#tests/asvs/line.ts";
import { proofs } from "#tests/asvs/proofs.ts";
import { type Requirement, requirements } from "#tests/asvs/requirements.ts";

const words = { tested: "tested", held: "held", none: "not applicable", open: "open" } as const;
const states = Object.keys(words) as Line["state"][];

const levelOf = new Map(requirements.map(({ id, level }: Requirement) => [id, level]));
const lines = chapters.flatMap((chapter) => Object.entries(chapter.lines));
const count = (among: readonly Line[], state: Line["state"]) => among.filter((line) => line.state === state).length;
const total = (state: Line["state"]) =>
  count(
    lines.map(([, line]) => line),
    state,
  );

const cell = (text: string) => text.replaceAll("|", "\\|");
const proofOf = (line: Line) => (line.state === "tested" ? line.by.map((name) => `\`${proofs[name][0]}\`: “${cell(proofs[name][1])}”`).join("<br>") : "");

/** Every requirement, and by which test it's held, or why not: for whoever wants the whole table. */
export const everyRequirement = () =>
  [
    "| number | level | asks for | stands | by which test, or why |\n|---|---|---|---|---|",
    ...lines.map(
      ([id, line]) =>
        `| ${id} | ${levelOf.get(id)} | ${cell(line.asks)} | ${words[line.state]} | ${[proofOf(line), cell(line.note)].filter(Boolean).join("<br>")} |`,
    ),
    "",
  ].join("\n");

/** What is not met, and why: a section of SECURITY.md. */
export const openRequirements = () =>
  [
    "| number | asks for | why it's open |\n|---|---|---|",
    ...lines.filter(([, { state }]) => state === "open").map(([id, { asks, note }]) => `| ${id} | ${cell(asks)} | ${cell(note)} |`),
  ].join("\n");

/** docs/asvs.md, whole. */
export const describeAsvs = () =>
  `# OWASP ASVS 5.0, levels 1 and 2

How the shop meets the ${lines.length} requirements of the Application Security Verification Standard 5.0.0 at levels 1 and 2. This is our own assessment, not a certificate.
The standard is by the OWASP Foundation and its contributors (<https://owasp.org/www-project-application-security-verification-standard/>, CC BY-SA 4.0).

- **tested**: a test in \`npm test\` fails if it's no longer met. ${total("tested")}.
- **held**: there's nothing to run; the code, a setting or a document meets it. ${total("held")}.
- **not applicable**: with the reason beside it. ${total("none")}.
- **open**: not met. ${total("open")}, each with its reason, in [SECURITY.md](../SECURITY.md#what-is-open).

| chapter | ${states.map((state) => words[state]).join(" | ")} |
|---|${states.map(() => "---|").join("")}
${chapters.map(({ title, lines }, index) => `| ${index + 1} ${title} | ${states.map((state) => count(Object.values(lines), state)).join(" | ")} |`).join("\n")}

\`tests/asvs/\` lists every requirement with its tests, and \`npm run asvs -- --all\` prints it as one table. A test fails if a requirement is missing there, if a test it
names is gone, or if this page is out of date; \`npm run asvs\` writes it again.
`;
