import { readdir, readFile } from "node:fs/promises";
import { judgeLogs } from "#tests/logs/judge-logs.ts";

type Kept = { lines: number; canaries: number; processes: number; why: string[] };

/** Judges all that a run kept. Nothing kept is a fault too: then nobody listened. */
export async function judgeKept(folder: string): Promise<Kept> {
  const names = await readdir(folder).catch(() => []);
  const read = async (ending: string) => Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => readFile(`${folder}/${name}`, "utf8")));
  const [logs, typed] = [await read(".log"), await read(".typed")];
  const values = new Set(typed.flatMap((text) => text.split("\n").filter(Boolean)).map((line) => JSON.parse(line) as string));
  const found = judgeLogs(logs.join("\n"), values);
  const lines = logs.join("\n").split("\n").filter(Boolean).length;
  return {
    lines,
    canaries: values.size,
    processes: logs.length,
    why: [
      ...(lines === 0 ? ["no server's log was kept"] : []),
      ...(values.size === 0 ? ["nothing that a test typed was kept"] : []),
      ...found.slice(0, 50).map(({ what, line }) => `${what}\n    in ${line.slice(0, 400)}`),
    ],
  };
}
