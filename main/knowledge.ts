import { findCopied, findMisquoted, findMisquotedFaq } from "#content/assistant/find-misquoted.ts";
import { readKnowledge, sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { assistantNames } from "#contracts/assistant.ts";
import { hashInputs, isBuilt } from "#main/build.ts";
import { readWords } from "#main/words/write-words.ts";
import { openAssistant } from "#server/modules/assistant/open-assistant.ts";

const help = `npm run knowledge -- try "how much is it?" ["and for feet?" …]   what would be said to the last of these, and why; --partners asks the partners' assistant
npm run knowledge -- check                                       reads content/knowledge, and says what is not written as it should be, quotes what no page says, or copies content/product.ts`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const [verb, ...words] = process.argv.slice(2);
const turns = words.filter((word) => word !== "--partners");
const [visitors, partners] = assistantNames;

if (verb === "try" && turns.length > 0) {
  const decide = openAssistant();
  const { outcome, passages, near, fixed, sources, choices, next } = await decide({
    assistant: words.includes("--partners") ? partners : visitors,
    question: turns.at(-1) ?? "",
    earlier: turns.slice(0, -1),
  });
  say(`${outcome}${passages.length > 0 ? `, from ${passages.map(({ id }) => id).join(" and ")}` : ""}`);
  say(fixed ?? passages.map(({ text }) => sayFirstPrice(text)).join("\n"));
  for (const { title, path } of sources) say(`  source: ${sayFirstPrice(title)} (${path})`);
  for (const choice of choices) say(`  choice: ${choice}`);
  for (const question of next) say(`  next: ${question}`);
  say(`What else came near: ${near.map(({ id }) => id).join(", ") || "nothing"}`);
} else if (verb === "check") {
  const passages = readKnowledge();
  say(
    `${passages.filter(({ text }) => text).length} passages and ${passages.filter(({ text }) => !text).length} subjects without one, all written as they should be.`,
  );
  const isWhole = await isBuilt(await hashInputs());
  const misquoted = [...findCopied(), ...(isWhole ? findMisquoted(passages, await readWords()) : findMisquotedFaq(passages))];
  for (const line of misquoted) say(line);
  if (misquoted.length === 0) say(isWhole ? "What they quote is what the pages say." : "What they quote of the FAQ is what it says.");
  if (!isWhole) say("To hold the other pages' quotes to them, build first: npm run build");
  if (misquoted.length > 0) process.exitCode = 1;
} else {
  say(help);
  process.exitCode = verb ? 1 : 0;
}
