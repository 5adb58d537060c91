import { execFile } from "node:child_process";
import { promisify } from "node:util";

type Needs = { command: string /** A file with the certificates to trust. */; authority: string };
type Scan = { grade: string; score: number /** What cost points, or won none where some can be won. */; short: string[] };
type Found = { error?: string; scan: { grade: string; score: number }; tests: Record<string, { result: string; scoreModifier: number; pass: boolean }> };

/** What the Observatory says of https://localhost/. */
export async function scan({ command, authority }: Needs): Promise<Scan> {
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: authority };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "localhost"], { env, timeout: 60_000, maxBuffer: 16 * 1024 * 1024 });
  const { error, scan, tests } = JSON.parse(stdout) as Found;
  if (error) throw new Error(`the scanner: ${error}`);
  return {
    ...scan,
    short: Object.values(tests).flatMap(({ result, scoreModifier, pass }) => (pass && scoreModifier >= 0 ? [] : [`${result} ${scoreModifier}`])),
  };
}
