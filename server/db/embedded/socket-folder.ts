import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { giveTo } from "#server/db/embedded/run-as.ts";

/** Operating systems take a socket's path up to 103 bytes or a few more; ".s.PGSQL.65535.lock" goes to it. */
const longest = 80;
/** PostgreSQL reads a list there: a comma or a quote would have to be written in its own way. */
const plain = /^[\w./@+-]+$/;

/** Some file systems, shared or mounted from elsewhere, keep no socket. */
async function takesSockets(folder: string) {
  const server = createServer();
  try {
    server.listen(`${folder}/${randomBytes(4).toString("hex")}`);
    await once(server, "listening");
    server.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder for PostgreSQL's socket, which nobody else can enter: what goes through it costs a quarter less of the processor than over the
 * loopback address. "" where there can be none, as on Windows or in a folder too deep; then that address serves.
 */
export async function makeSocketFolder(dataDir: string, owner: number | null): Promise<string> {
  const folder = `${dataDir}/socket`;
  if (process.platform === "win32" || folder.length > longest || !plain.test(folder)) return "";
  await mkdir(folder, { recursive: true });
  await giveTo(owner, folder);
  await chmod(folder, 0o700);
  return (await takesSockets(folder)) ? folder : "";
}
