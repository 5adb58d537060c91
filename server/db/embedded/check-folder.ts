import { access, constants, mkdir, readFile } from "node:fs/promises";

/** The major version of the binaries in package.json. */
const major = "18";

/** Whether a database is there already. Throws, in words for a person, where the folder cannot hold ours. */
export async function checkFolder(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true }).catch((cause) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be made.`, { cause });
  });
  await access(dataDir, constants.W_OK).catch((cause) => {
    throw new Error(`DATA_DIR ${dataDir} is not writable.`, { cause });
  });
  const found = (await readFile(`${dataDir}/pg/PG_VERSION`, "utf8").catch(() => "")).trim();
  if (found && found !== major) {
    throw new Error(
      `DATA_DIR ${dataDir} holds a database of PostgreSQL ${found}, and this program brings PostgreSQL ${major}. ` +
        "Nothing was touched. docs/operating.md says how to move the data over.",
    );
  }
  return found !== "";
}
