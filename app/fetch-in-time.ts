type Limits = { milliseconds: number; signal?: AbortSignal | undefined };
export type Outcome<T> = { state: "answered"; answer: T } | { state: "broken" } | { state: "late" };

/**
 * One request, and what `read` makes of its answer, within a time. `broken`: the connection failed, or the answer was cut off;
 * `late`: neither came nor failed in time. Rejects when `signal` aborts, and for a bug.
 */
export async function fetchInTime<T>(url: string, init: RequestInit, read: (answer: Response) => Promise<T>, limits: Limits): Promise<Outcome<T>> {
  const { milliseconds, signal } = limits;
  // By hand: `AbortSignal.any` is younger than the browsers we serve (Safari 17.4).
  const either = new AbortController();
  const stop = () => either.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    either.abort();
  }, milliseconds);
  try {
    return { state: "answered", answer: await read(await fetch(url, { ...init, signal: either.signal })) };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late) return { state: "late" };
    // fetch, and a body cut off half-way, throw TypeError when the network fails.
    if (error instanceof TypeError) return { state: "broken" };
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
