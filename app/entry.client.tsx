import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadReadoutFace } from "#app/lib/hydration/load-readout-face.ts";
import { restoreInput } from "#app/lib/hydration/preserve-form.ts";
import { replay, takeEarlyInput } from "#app/lib/hydration/replay-input.ts";
import { watchBack } from "#app/lib/navigation/back-closes.ts";
import { watchViewTransitions } from "#app/lib/navigation/view-transitions.ts";

const early = takeEarlyInput();
const putBack = restoreInput();

/** Hands back what the visitor typed and pressed before hydration. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    replay(early);
    putBack();
    document.documentElement.dataset.script = "ready";
    void loadReadoutFace();
  }, []);
  return children;
}

watchViewTransitions();
watchBack();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  );
});
