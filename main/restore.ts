import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { failStart } from "#main/fail-start.ts";
import { sayKept } from "#main/say-kept.ts";
import { mergeJournal } from "#server/modules/privacy/journal.ts";
import { openShop } from "#server/open-shop.ts";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { countKept, restoreBackup, tryBackup } from "#server/platform/database/restore.ts";
import { createLog } from "#server/platform/log.ts";
import { readConfig } from "#server/providers/settings.ts";

// `npm run restore -- FILE`: a backup in the place of the embedded database. With --try it only says what is in it.

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { try: { type: "boolean", default: false } } });
  const [file] = positionals;
  if (!file) throw new Error("Which backup? npm run restore -- FILE\nWith --try it is only tried, and nothing is changed.");
  const config = readConfig(process.env);
  if (config.DATABASE_URL) throw new Error("DATABASE_URL is set, and this restores the embedded database alone. docs/operating.md says how to restore a dump.");
  const dataDir = resolve(config.DATA_DIR);
  if (values.try) {
    say(`Good. It holds ${sayKept(await tryBackup(resolve(file), dataDir))}. Nothing was changed.`);
  } else {
    const { madeAt, before } = await restoreBackup(resolve(file), dataDir);
    await mergeJournal({ from: dirname(resolve(file)), to: dataDir });
    const postgres = await openEmbedded(dataDir);
    try {
      say(`Restored as of ${madeAt.slice(0, 16).replace("T", " ")} UTC. It holds ${sayKept(await countKept(postgres.url))}.`);
    } finally {
      await postgres.close();
    }
    const shop = await openShop(config, { log: createLog("error"), work: false });
    await shop.close();
    if (shop.erasedAgain > 0)
      say(`People who were erased after that backup are erased again: ${shop.erasedAgain}. Vendors that did not answer are asked by the running shop.`);
    if (before) say(`The database that was there is kept in ${before}. Delete it when you're happy with the result: it holds people's names and addresses.`);
    say("Start the shop with npm start.");
  }
} catch (error) {
  failStart(error);
}
