import { mkdir, writeFile } from "node:fs/promises";
import { serialize } from "node:v8";
import { makePassages } from "#content/assistant/make-passages.ts";
import { assistantNames } from "#contracts/assistant.ts";
import { buildFolder } from "#main/build-folder.ts";
import { knowledgeOf } from "#server/modules/assistant/decide.ts";
import { createIndex } from "#server/modules/assistant/index.ts";
import { openWordVectors } from "#server/modules/assistant/word-vectors.ts";

// What the assistants learn takes seconds of a processor and is the same at every start: it is learned with the build. A process of its own, beside the rest.
// Of the settings a passage has words, but no question.
const passages = makePassages({ dispatch: "" });
const vectors = await openWordVectors();
const folder = `${buildFolder}/learned`;
await mkdir(folder, { recursive: true });
for (const assistant of assistantNames) await writeFile(`${folder}/${assistant}`, serialize(createIndex(knowledgeOf(assistant, passages), vectors).learned));
