import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Postmaster = {
  pid: number;
  port: number;
  /** The folder of its socket; "" where it has none. */
  socket: string;
  ready: boolean;
};

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function commandLine(pid: number) {
  if (process.platform === "linux") return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll("\0", " ");
  const { stdout } = await run("ps", ["-ww", "-o", "args=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout;
}

/** After a crash the number may belong to another program; PostgreSQL would then refuse to start for ever. */
export const isOurs = async (pid: number, pgData: string) => process.platform === "win32" || (await commandLine(pid)).includes(pgData);

/**
 * What `postmaster.pid` says. Its lines: pid, data directory, start (s), port, socket folder, address, shared memory, state.
 * Source: PostgreSQL's src/include/utils/pidfile.h.
 */
export async function readPostmaster(pgData: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(`${pgData}/postmaster.pid`, "utf8").catch(() => "")).split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid ? { pid, port: Number(lines[3]), socket: lines[4] ?? "", ready: lines[7] === "ready" } : undefined;
}
