import { fileURLToPath } from "node:url";
import { buildFolder } from "#main/build-folder.ts";
import { buildGateScript } from "#main/build-gate-script.ts";
import { writeFound } from "#main/found/write-found.ts";
import { packAssets } from "#main/pack-assets.ts";
import { writeWords } from "#main/words/write-words.ts";

// A process of its own, so that a server which built first, or had nothing to build, carries none of what the build loads.
const client = `${buildFolder}/client`;
await buildGateScript(fileURLToPath(new URL("..", import.meta.url)), client);
await writeFound(client);
await writeWords(client);
await packAssets(client);
