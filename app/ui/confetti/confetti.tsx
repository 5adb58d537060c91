import { useEffect } from "react";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { isReload } from "#app/ui/route-focus.tsx";

/** Confetti as soon as the page stands, and not again when it is loaded anew. Renders nothing. */
export const ConfettiOnLoad = () => (
  <OptionalPart>
    <OnLoad />
  </OptionalPart>
);

function OnLoad() {
  useEffect(() => {
    if (!isReload()) throwConfetti();
  }, []);
  return null;
}

let isWanted = false;
let end: (() => void) | undefined;

/** There's nothing to celebrate after all: ends it, and what is only on its way. */
export function endConfetti() {
  isWanted = false;
  end?.();
}

/** Confetti, for those who do not mind motion. Its code comes only when it is thrown. */
export function throwConfetti() {
  // Asking for a file that cannot come would look like a stale page, which reloads itself.
  if (!navigator.onLine || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  isWanted = true;
  import("#app/ui/confetti/confetti-canvas.ts").then(
    ({ startConfetti }) => {
      if (isWanted) end = startConfetti() ?? end;
    },
    () => {
      // Decoration: without it nothing is missing.
    },
  );
}
