import { writeFile } from "node:fs/promises";
import { describeAsvs } from "#tests/asvs/describe-asvs.ts";

/** `npm run asvs`: writes docs/asvs.md. */
await writeFile(new URL("../../docs/asvs.md", import.meta.url), describeAsvs());
process.stdout.write("docs/asvs.md is written\n");
