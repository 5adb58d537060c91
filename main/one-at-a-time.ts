import { open, readFile, rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive } from "#server/platform/database/embedded/process.ts";

/** A note of whose it is is written at once: one that stays empty for so many milliseconds is of a process that died over it. */
const longestEmpty = 2_000;

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

/** Whether whoever holds the lock has died without letting it go. */
async function isLeft(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  if (owner > 0) return !isAlive(owner);
  const made = await stat(lock).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > longestEmpty;
}

type Options = {
  /** The file that stands while somebody works. */
  lock: string;
  /** Told once, where somebody else is at it. */
  onWait: () => void;
};

/**
 * Does what no two processes of this machine may do at once; others wait. One that died over it is no hindrance. Two that find such a one in the same
 * moment may both begin, so what is done here must bear that, and only not want it.
 */
export async function oneAtATime<T>({ lock, onWait }: Options, work: () => Promise<T>): Promise<T> {
  for (let told = false; ; told = true) {
    const held = await open(lock, "wx").catch((error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
    });
    if (held) {
      try {
        await held.writeFile(String(process.pid));
        await held.close();
        return await work();
      } finally {
        await rm(lock, { force: true });
      }
    }
    if (await isLeft(lock)) await rm(lock, { force: true });
    else {
      if (!told) onWait();
      await wait(200);
    }
  }
}
