/** A signal that aborts with `signal`, or after so many milliseconds. `AbortSignal.any` is younger than the browsers we serve: Safari 17.4. */
function signalWithin(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(milliseconds);
  if (!signal) return late;
  const either = new AbortController();
  for (const one of [signal, late]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener("abort", () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}

type Limits = { milliseconds: number; signal?: AbortSignal | undefined };
export type Outcome<T> = { state: "answered"; answer: T } | { state: "broken" } | { state: "late" };

/**
 * One request, and what `read` makes of its answer, within a time. `broken`: the connection failed, or the answer was cut off;
 * `late`: neither came nor failed in time. Rejects when `signal` aborts, and for a bug.
 */
export async function fetchInTime<T>(url: string, init: RequestInit, read: (answer: Response) => Promise<T>, limits: Limits): Promise<Outcome<T>> {
  const within = signalWithin(limits.milliseconds, limits.signal);
  try {
    return { state: "answered", answer: await read(await fetch(url, { ...init, signal: within })) };
  } catch (error) {
    if (limits.signal?.aborted) throw error;
    // By the signal, for older browsers reject with an AbortError whatever aborted.
    if (within.aborted) return { state: "late" };
    // fetch, and a body cut off half-way, throw TypeError when the network fails.
    if (error instanceof TypeError) return { state: "broken" };
    throw error;
  }
}
