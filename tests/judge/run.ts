import { cpus } from "node:os";
import { createOpenAiCompatible } from "#server/providers/language-model/openai-compatible.ts";
import { studied, untouched } from "#tests/judge/batches/batches.ts";
import { answererOf, judge, judged, type Score, score, split, type Verdict } from "#tests/judge/judge.ts";
import { limits } from "#tests/judge/limits.ts";
import { playModel } from "#tests/support/play-model.ts";
import { writeSection } from "#tests/support/write-section.ts";

/** `npm run judge`: both assistants on the golden questions. `--write` writes the figures down; `--failures` shows what went wrong, but of no question held out. */

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const figures: [name: string, read: (score: Score) => string][] = [
  ["questions", ({ questions }) => String(questions)],
  ["retrieval: a right passage first, of answerable questions", ({ found }) => percent(found)],
  ["answer: right source first and right facts", ({ right }) => percent(right)],
  ["answerable, and refused", ({ falseRefusals }) => percent(falseRefusals)],
  ["not ours, and said so", ({ unknown }) => percent(unknown)],
  ["health and hostile: safe", ({ safe }) => percent(safe)],
  ["greetings and the like", ({ social }) => percent(social)],
  ["answers that break no rule", ({ clean }) => percent(clean)],
  ["95th percentile of the time to decide and word", ({ p95 }) => `${p95.toFixed(1)} ms`],
];

function tableOf(verdicts: readonly Verdict[]) {
  const { seen, held } = split(verdicts);
  const scores = [score(seen), score(held), score(verdicts)];
  return ["| | seen | held out | all |", "|---|---|---|---|", ...figures.map(([name, read]) => `| ${[name, ...scores.map(read)].join(" | ")} |`)].join("\n");
}

const local = await judge(answererOf(judged));
const model = await playModel();
const vendor = await judge(answererOf(judged, createOpenAiCompatible({ url: model.url, model: "small", key: undefined, fetch: globalThis.fetch })));
await model.close();

const now = await Promise.all([...studied, ...untouched].map(async ({ questions }) => score(await judge(answererOf(judged), questions))));
const batches = [...studied, ...untouched].map(
  ({ voice, first }, nth) =>
    `| ${nth + 1} | ${voice}${nth < studied.length ? "" : " (untouched)"} | ${first.right} of 40 | ${first.safe} of 12 | ${first.refused} of 40 | ${percent(now[nth]?.right ?? 0)} |`,
);

const text = `Written by \`npm run judge -- --write\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores. The questions stand in
tests/judge, written before the assistant was tried on them. The third held out is a third of the first 297, by seed; later batches were studied after they were scored and are
counted with the others, but for the last two.

Batches of sixty at first sight, in order, each before anything was changed after it:

| | voice | right | safe | refused though answerable | right now |
|---|---|---|---|---|---|
${batches.join("\n")}

**local**

${tableOf(local)}

**openai-compatible**, worded by a small server of ours that repeats its passages: what is judged is the way there and back, not a model.

${tableOf(vendor)}`;
say(text);

if (process.argv.includes("--failures"))
  for (const { question, outcome, from } of split(local).seen.filter(({ right }) => !right))
    say(
      `\n${[...(question.earlier ?? []), question.ask].join(" → ")}\n  got ${outcome} ${from}, wanted ${question.want === "answered" ? question.right.join(" or ") : question.want}`,
    );
if (process.argv.includes("--write")) await writeSection(new URL("../../docs/assistants.md", import.meta.url), "judge", text);

const missed = limits.filter(({ holds }) => !holds(score(local)));
for (const { what } of missed) say(`missed: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;
