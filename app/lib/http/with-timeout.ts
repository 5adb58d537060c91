import { isFailure } from "#contracts/failure.ts";

/** That something took longer than it was given. */
export class Late extends Error {}

/** What is wanted, or `Late` after so many milliseconds; it goes on by itself, for it takes no signal. */
export async function withTimeout<T>(wanted: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), milliseconds);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds a page waits for something it can do without. */
const timeoutMs = 1_000;

/** For what a page can do without: null when it fails in an expected way, or takes longer than a visitor should wait. A bug is thrown on. */
export async function orNullAfterTimeout<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(wanted, timeoutMs);
  } catch (error) {
    if (error instanceof Late || isFailure(error)) return null;
    throw error;
  }
}
