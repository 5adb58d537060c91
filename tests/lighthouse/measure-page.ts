import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Report } from "#tests/lighthouse/figures.ts";

type Needs = { command: string; chromium: string };

// The certificate is our own. As root Chromium has no sandbox; and a closed network makes its own look-ups fail, many at a time.
const flags = [
  "--headless=new",
  "--disable-gpu",
  "--disable-background-networking",
  "--ignore-certificate-errors",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** One run in Lighthouse's default configuration: a mid-range phone on slow 4G, simulated. */
async function runOnce(url: string, { command, chromium }: Needs): Promise<Report> {
  const folder = await mkdtemp(`${tmpdir()}/lighthouse-`);
  const file = `${folder}/report.json`;
  try {
    const child = spawn(process.execPath, [command, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags.join(" ")}`], {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const said: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    const code = await new Promise((done) => child.on("close", done));
    if (code !== 0) throw new Error(`Lighthouse could not measure ${url}:\n${Buffer.concat(said)}`);
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lighthouse now and then loses the trace of a page on a busy machine, and asks to be run again: twice, then it is an error. */
export async function measurePage(url: string, needs: Needs): Promise<Report> {
  for (let left = 2; ; left--) {
    try {
      return await runOnce(url, needs);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
