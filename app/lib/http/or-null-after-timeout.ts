import { isFailure } from "#contracts/failure.ts";

/** Milliseconds a page waits for something it can do without. */
const timeoutMs = 1_000;

/** For what a page can do without: null when it fails in an expected way, or takes longer than a visitor should wait. A bug is thrown on. */
export async function orNullAfterTimeout<T>(wanted: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return await Promise.race([wanted, late]);
  } catch (error) {
    if (!isFailure(error)) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
