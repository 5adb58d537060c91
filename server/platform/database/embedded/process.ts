import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, open, readFile, realpath } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";
import { type Binaries, giveTo, type RunAs } from "#server/platform/database/embedded/binaries.ts";

export async function freePort() {
  await using server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

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

/** A folder for PostgreSQL's socket, a quarter cheaper than the loopback address; "" where there can be none, as on Windows or in a deep folder. */
export async function makeSocketFolder(dataDir: string, owner: number | null): Promise<string> {
  const folder = `${dataDir}/socket`;
  if (process.platform === "win32" || folder.length > longest || !plain.test(folder)) return "";
  await mkdir(folder, { recursive: true });
  await giveTo(owner, folder);
  await chmod(folder, 0o700);
  return (await takesSockets(folder)) ? folder : "";
}

const run = promisify(execFile);

export type Postmaster = {
  pid: number;
  /** As it was spelled to start it. */
  folder: string;
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

/** `postmaster.pid`, line by line: pid, data directory, start, port, socket folder, address, shared memory, state. Source: src/include/utils/pidfile.h. */
export async function readPostmaster(pgData: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(`${pgData}/postmaster.pid`, "utf8").catch(() => "")).split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid ? { pid, folder: lines[1] ?? "", port: Number(lines[3]), socket: lines[4] ?? "", ready: lines[7] === "ready" } : undefined;
}

const realOf = (path: string) => realpath(path).catch(() => path);

/** After a crash the number may belong to another program; PostgreSQL would then refuse to start for ever. A link may have led its starter to our folder. */
export const isOurs = async ({ pid, folder }: Postmaster, pgData: string) =>
  process.platform === "win32" || ((await realOf(folder)) === (await realOf(pgData)) && (await commandLine(pid)).includes(folder));

export async function findRunning(pgData: string): Promise<Postmaster | undefined> {
  const there = await readPostmaster(pgData);
  return there && isAlive(there.pid) && (await isOurs(there, pgData)) ? there : undefined;
}

type ServerOptions = {
  binaries: Binaries;
  as: RunAs;
  dataDir: string;
  port: number;
  socket: string;
  settings: Record<string, string>;
  log: (message: string) => void;
};

/** Queries stay out of its log, for they hold what people typed. */
const ours = {
  listen_addresses: "127.0.0.1",
  max_connections: "60",
  shared_buffers: "64MB",
  timezone: "UTC",
  log_statement: "none",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export async function spawnServer({ binaries, as, dataDir, port, socket, settings, log }: ServerOptions): Promise<ChildProcess> {
  await using output = await open(`${dataDir}/postgres.log`, "a");
  const all = Object.entries({ ...ours, port: String(port), unix_socket_directories: socket, ...settings });
  const [program, args] = as.command(binaries.postgres, ["-D", `${dataDir}/pg`, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])]);
  // Its own session: Ctrl-C reaches us first, and we stop it once our work has drained.
  const child = spawn(program, args, {
    ...as.options,
    cwd: dataDir,
    env: { LC_ALL: "C", TZ: "UTC" },
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  child.on("error", (error) => log(`PostgreSQL could not be started: ${error.message}`));
  child.unref();
  return child;
}
