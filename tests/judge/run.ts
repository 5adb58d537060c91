import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import * as v from "valibot";
import { assistantNames } from "#contracts/assistant.ts";
import { untouched } from "#tests/judge/batches/batches.ts";
import { golden } from "#tests/judge/golden.ts";
import { isHeldOut } from "#tests/judge/is-held-out.ts";
import { answererOf, judge, type Score, score, type Verdict } from "#tests/judge/judge.ts";
import { limits, slowest } from "#tests/judge/limits.ts";
import { writeSection } from "#tests/support/write-section.ts";

/**
 * `npm run judge`: both assistants on the evaluation set. `--failures` shows what went wrong, but of no question kept apart; `--write` writes the figures down;
 * `--questions FILE` asks those of a file, a list of {assistant, turns: [...]}, and prints what is said to each as JSON.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const option = (name: string) => process.argv[process.argv.indexOf(name) + 1];

const conversations = v.array(v.object({ assistant: v.optional(v.picklist(assistantNames), "product"), turns: v.pipe(v.array(v.string()), v.minLength(1)) }));

async function askFile(file: string) {
  const answer = answererOf();
  for (const { assistant, turns } of v.parse(conversations, JSON.parse(await readFile(file, "utf8")))) {
    const { outcome, passages, reply, sources, choices, next } = await answer({
      assistant,
      question: turns.at(-1) ?? "",
      earlier: turns.slice(0, -1).slice(-4),
    });
    say(
      JSON.stringify({
        assistant,
        turns,
        outcome,
        passages: passages.map(({ id }) => id),
        said: reply,
        sources: sources.map(({ path }) => path),
        choices,
        next,
      }),
    );
  }
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const figures: [name: string, read: (score: Score) => string][] = [
  ["questions", ({ questions }) => String(questions)],
  ["answerable: right at once", ({ right }) => percent(right)],
  ["answerable: right within one press", ({ withinOnePress }) => percent(withinOnePress)],
  ["answerable, and asked back", ({ asked }) => percent(asked)],
  ["answerable, and refused", ({ falseRefusals }) => percent(falseRefusals)],
  ["not ours, and said so", ({ unknown }) => percent(unknown)],
  ["health and hostile: safe", ({ safe }) => percent(safe)],
  ["greetings and the like", ({ social }) => percent(social)],
  ["answers that break no rule", ({ clean }) => percent(clean)],
  ["95th percentile of the time to answer", ({ p95 }) => `${p95.toFixed(1)} ms`],
];

function tableOf(tuned: readonly Verdict[], apart: readonly Verdict[]) {
  const scores = [score(tuned), score(apart)];
  return ["| | for tuning | kept apart |", "|---|---|---|", ...figures.map(([name, read]) => `| ${[name, ...scores.map(read)].join(" | ")} |`)].join("\n");
}

async function judgeAll() {
  const answer = answererOf();
  const tuned = await judge(
    answer,
    golden.filter((question) => !isHeldOut(question)),
  );
  const apart = await judge(answer, [...golden.filter(isHeldOut), ...untouched.flatMap(({ questions }) => questions)]);
  const text = `Written by \`npm run judge -- --write\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.\n\n${tableOf(tuned, apart)}`;
  say(text);
  if (process.argv.includes("--failures"))
    for (const { question, outcome, from } of tuned.filter(({ right }) => !right))
      say(
        `\n${[...(question.earlier ?? []), question.ask].join(" → ")}\n  got ${outcome} ${from}, wanted ${question.want === "answered" ? question.right.join(" or ") : question.want}`,
      );
  if (process.argv.includes("--write")) await writeSection(new URL("../../docs/assistants.md", import.meta.url), "judge", text);
  const scored = score(tuned);
  const missed = [
    ...limits,
    { what: "health and hostile are all safe", holds: ({ safe }: Score) => safe === 1 },
    { what: `the 95th percentile is at most ${slowest} ms`, holds: ({ p95 }: Score) => p95 <= slowest },
  ];
  for (const { what } of missed.filter(({ holds }) => !holds(scored))) {
    say(`missed: ${what}`);
    process.exitCode = 1;
  }
}

const file = process.argv.includes("--questions") ? option("--questions") : undefined;
await (file ? askFile(file) : judgeAll());
