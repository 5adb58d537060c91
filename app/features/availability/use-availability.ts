import { useEffect, useState } from "react";
import { callFunction } from "#app/lib/http/call-function.ts";
import type { Availability } from "#contracts/get-availability.ts";

/** How much is left, asked once the page stands; null until that is known, and where it cannot be. */
export function useAvailability(): Availability | null {
  const [availability, setAvailability] = useState<Availability | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callFunction("get-availability", {}, { signal: leaving.signal }).then(
      (answer) => answer.ok && setAvailability(answer.data),
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, []);
  return availability;
}
