import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { keepLogged } from "#tests/logs/keep.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where what is compiled is kept, for a run that starts the server a hundred times; see tests/run.ts. */
const { NODE_COMPILE_CACHE } = process.env;
export const compiled = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

export type Site = {
  origin: string;
  port: number;
  process: ChildProcess;
  /** Everything the server has written so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Answers as soon as `path` gives 200. */
export async function untilUp(origin: string, path: string, child: ChildProcess, seconds = 30) {
  const giveUpAt = Date.now() + seconds * 1000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("the server ended before it was up");
    const up = await fetch(origin + path).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await wait(25);
  }
  throw new Error(`${path} did not answer within ${seconds} s`);
}

/** The real server in a process of its own, as `npm start` runs it on a built tree: this one, or a copy in another folder. Tests fill forms in at once. */
export async function startSite(env: Record<string, string>, { wait = "/readyz" as string | null, seconds = 30, folder = root } = {}): Promise<Site> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "--heap-growing-percent=40", "main/serve.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: "2",
      ...compiled,
      NODE_ENV: "production",
      LOG_LEVEL: "info",
      DRAIN_SECONDS: "0",
      LEAST_FORM_SECONDS: "0",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      keepLogged(String(chunk));
    });
  const origin = `http://localhost:${port}`;
  const exited = once(child, "exit") as Promise<[number | null]>;
  try {
    if (wait) await untilUp(origin, wait, child, seconds);
  } catch (cause) {
    child.kill("SIGKILL");
    throw new Error(`the site did not start:\n${output}`, { cause });
  }
  return {
    origin,
    port,
    process: child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await exited)[0];
    },
  };
}
