import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readKnowledge, sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { frame } from "#content/site/frame.ts";
import { testOrder } from "#content/site/shared.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The words in a source; what is filled in there has its own source. */
export const readStrings = (source: string) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, filled]) => plain ?? filled ?? "")
    .join("\n");

/** A live site leaves them out. */
const onlyInPreview = new Set<unknown>([testOrder, frame.preview, frame.previewShort]);
/** What a function says while a line of content/product.ts is a sample: such words stand on pages made at build, which are read as they are. */
const whileSample = /\bisOpen\(|\bsample\b/;

/** Of pages that are made at build alone, and read as they are. */
const ofBuiltPages = /(?:home|pre-order|more-information|deck|faq|waterproof|locks-warmth|cold-comfort|outside|scientific-development|partners)\.ts$/;

/** Every text in what a module exports. */
function* wordsIn(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (onlyInPreview.has(value) || seen.has(value)) return;
  if (typeof value === "string") yield value;
  else if (typeof value === "function") yield whileSample.test(String(value)) ? "" : readStrings(String(value));
  else if (typeof value === "object" && value !== null) {
    seen.add(value);
    for (const part of Object.values(value)) yield* wordsIn(part, seen);
  }
}

/** What the assistants answer with, by its file and name. */
export const readPassages = () => new Map(readKnowledge().map(({ id, file, text }) => [`${file} (${id})`, sayFirstPrice(text)]));

/** What a live site may say on pages that are made when they're asked for, and in the chat beside its passages: by the file that says it. */
export async function readWordsOfSite(): Promise<Map<string, string>> {
  const files = globSync(["content/site/*.ts", "content/assistant/{fixed-answers,reckoned,starters}.ts", "contracts/failure.ts"], { cwd: root });
  const modules = files.filter((file) => !file.endsWith(".test.ts") && !ofBuiltPages.test(file)).sort();
  const read = modules.map(async (file) => [file, [...wordsIn(await import(pathToFileURL(`${root}${file}`).href))].join("\n")] as const);
  return new Map(await Promise.all(read));
}
