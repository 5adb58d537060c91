import { appendFileSync, mkdirSync } from "node:fs";
import { threadId } from "node:worker_threads";
import { createLog } from "#server/platform/log.ts";

/** Where a whole run keeps what its servers log and what its tests type; unset, nothing is kept. `tests/run.ts` sets it. */
const folder = process.env.KEPT_LOGS;
const whose = `${process.pid}-${threadId}`;
if (folder) mkdirSync(folder, { recursive: true });

/** Keeps what some server of the run has logged. */
export function keepLogged(text: string) {
  if (folder) appendFileSync(`${folder}/${whose}.log`, text);
}

/** Keeps what a test has typed, line by line, as JSON. */
export function keepTyped(values: readonly string[]) {
  if (folder && values.length > 0) appendFileSync(`${folder}/${whose}.typed`, `${values.map((value) => JSON.stringify(value)).join("\n")}\n`);
}

/** A log of the server's own kind, for what is tested without a server around it. */
export const keptLog = createLog("debug", { write: keepLogged });
