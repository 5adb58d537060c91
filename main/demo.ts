import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "#main/build.ts";
import { fillFolder, refuseReal } from "#main/demo/fill-folder.ts";
import { newPassword } from "#main/demo/team.ts";
import { failStart } from "#main/fail-start.ts";
import { findRunning } from "#server/platform/database/embedded/process.ts";

/** `npm run demo`: the site on a folder of its own, made anew each time, with a year of samples in it. */
const folder = fileURLToPath(new URL("../.demo", import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

async function fill(): Promise<void> {
  refuseReal(process.env);
  if (await findRunning(`${folder}/pg`)) throw new Error("A demo runs already. Close it first: its data is made anew at each start.");
  await build({ say });
  await rm(folder, { recursive: true, force: true });
  const password = newPassword();
  Object.assign(process.env, await fillFolder(folder, { env: process.env, password, say }), { SHOW_BANNER: "1" });
  process.env.LOG_LEVEL ??= "warn";
  say(
    `\nEverything in it is a sample. Besides the link below you may sign in at /operator as sample.owner@example.com,\nsample.staff@example.com or sample.accountant@example.com, with the password ${password}`,
  );
}

await fill().catch(failStart);
await import("#main/serve.ts");
