import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { untilUp } from "#tests/support/start-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Milliseconds from the command to the first page, and to readiness, as `npm start` runs it. */
export async function measureStart(dataDir: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ["main/launch.js", "main/start.ts"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", SHOW_BANNER: "", STOCK: "100000" },
    stdio: "ignore",
  });
  await untilUp(origin, "/", child);
  const page = performance.now() - began;
  await untilUp(origin, "/readyz", child);
  const ready = performance.now() - began;
  child.kill("SIGTERM");
  await once(child, "exit");
  return { page: Math.round(page), ready: Math.round(ready) };
}
