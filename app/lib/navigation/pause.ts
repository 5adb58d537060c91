/** Waits 1 s, 2 s, 4 s … by the attempt, or until the browser says that the connection is back. */
export const pause = (attempt: number) =>
  new Promise<void>((resume) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resume();
    };
    const timer = setTimeout(done, 1000 * 2 ** attempt);
    addEventListener("online", done);
  });
