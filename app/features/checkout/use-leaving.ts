import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/**
 * From the press until the payment page takes over, or the answer is no. A page that the browser brings back as it was
 * (Back from the payment page) is usable again, though its own sending never came to an end.
 */
export function useLeaving() {
  const { state } = useNavigation();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (state === "idle") setLeaving(false);
  }, [state]);

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);

  return { leaving, leave: () => setLeaving(true) };
}
