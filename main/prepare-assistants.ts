import { writeFile } from "node:fs/promises";
import { serialize } from "node:v8";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { buildFolder } from "#main/build-folder.ts";
import { prepare } from "#server/modules/assistant/open-assistant.ts";
import { openWordVectors } from "#server/modules/assistant/word-vectors.ts";

// A process of its own, beside the rest of the build: it checks the assistants' knowledge, and works out what would make the first question wait.
await writeFile(`${buildFolder}/assistants`, serialize(prepare(readKnowledge(), await openWordVectors())));
