import { writeFile } from "node:fs/promises";
import { describeAsvs, everyRequirement, openRequirements } from "#tests/asvs/describe-asvs.ts";
import { writeSection } from "#tests/support/write-section.ts";

/** `npm run asvs`: writes docs/asvs.md and its section of SECURITY.md; with --all prints every requirement instead. */
if (process.argv.includes("--all")) process.stdout.write(everyRequirement());
else {
  await writeFile(new URL("../../docs/asvs.md", import.meta.url), describeAsvs());
  await writeSection(new URL("../../SECURITY.md", import.meta.url), "asvs", openRequirements());
  process.stdout.write("docs/asvs.md and what is open in SECURITY.md are written\n");
}
