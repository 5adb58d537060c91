import { Failure } from "#contracts/failure.ts";

/** Waits for something that is still opening, but not longer than a visitor would. */
export async function within<T>(opening: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Failure("unavailable", { retryAfter: 2 })), milliseconds);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}
