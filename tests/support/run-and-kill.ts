import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A program of its own, killed as soon as it has said something. Answers what it said. */
export async function runAndKill(code: string): Promise<string> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
  });
  const said = await new Promise<string>((done) => child.stdout.once("data", (chunk: Buffer) => done(String(chunk))));
  child.kill("SIGKILL");
  await once(child, "exit");
  return said;
}
