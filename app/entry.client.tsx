import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replay, takeEarlyInput } from "#app/early-input.ts";
import { restoreInput } from "#app/kept-input.ts";
import { loadReadoutFace } from "#app/load-readout-face.ts";
import { watchViewTransitions } from "#app/view-transitions.ts";

const early = takeEarlyInput();

/** Hands back what the visitor typed and pressed before React was awake. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    replay(early);
    restoreInput();
    document.documentElement.dataset.script = "ready";
    document.documentElement.dataset.awake = "";
    void loadReadoutFace();
  }, []);
  return children;
}

watchViewTransitions();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake>
        <HydratedRouter />
      </Awake>
    </StrictMode>,
  );
});
