import { type ChildProcess, spawn } from "node:child_process";
import { open } from "node:fs/promises";
import type { Binaries } from "#server/db/embedded/binaries.ts";
import type { RunAs } from "#server/db/embedded/run-as.ts";

type ServerOptions = {
  binaries: Binaries;
  as: RunAs;
  dataDir: string;
  port: number;
  /** A folder for its socket; "" for none. */
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

/** Starts PostgreSQL on a folder; whether it comes up is seen in its pid file. */
export async function spawnServer({ binaries, as, dataDir, port, socket, settings, log }: ServerOptions): Promise<ChildProcess> {
  const output = await open(`${dataDir}/postgres.log`, "a");
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
  await output.close();
  return child;
}
