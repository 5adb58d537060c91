import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";

/**
 * From the press until the payment page takes over, or the answer is no. A page that the browser brings back as it was
 * (Back from the payment page) is usable again, though its own sending never came to an end; and it looks anew, for the order may be paid by now.
 * `answer`: the last one, for a request that fails at once has come to its end before React has seen it begin.
 */
export function useLeaving(answer: object | undefined) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => {
    if (state === "idle") setLeaving(false);
  }, [state, answer]);

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void revalidate();
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, [revalidate]);

  return { leaving, leave: () => setLeaving(true) };
}
