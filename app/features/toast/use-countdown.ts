import { useEffect, useRef } from "react";

/** Calls `done` once `milliseconds` have passed while `running`; time stands still in between. */
export function useCountdown(milliseconds: number, running: boolean, done: () => void) {
  const left = useRef(milliseconds);
  const end = useRef(done);
  useEffect(() => {
    end.current = done;
  });
  useEffect(() => {
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [running]);
}
