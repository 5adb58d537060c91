import { useEffect, useEffectEvent } from "react";

/**
 * Calls `look` when a form may be other than its script knows: at first, for what was filled in before hydration, and once the page is shown,
 * for a browser puts back after a reload, or on the way Back, what was in it, and tells nobody.
 */
export function useFilled(look: () => void) {
  const onFilled = useEffectEvent(look);
  useEffect(() => {
    onFilled();
    const shown = () => onFilled();
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
}
