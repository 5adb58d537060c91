import { readFile } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { AssistantName } from "#contracts/assistant.ts";
import type { Learned } from "#server/assistants/retrieval/learned.ts";

/** Written by main/write-learned.ts. */
const learnedFolder = new URL("../../../build/learned/", import.meta.url);

/** What the build learned for an assistant; null, where nothing was built. */
export async function readLearned(assistant: AssistantName): Promise<Learned | null> {
  const bytes = await readFile(new URL(assistant, learnedFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return bytes && (deserialize(bytes) as Learned);
}
