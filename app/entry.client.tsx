import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replay, takeEarlyInput } from "#app/early-input.ts";
import { ignoreSkippedFades } from "#app/ignore-skipped-fades.ts";
import { recoverFromDeploy, restoreInput } from "#app/kept-input.ts";
import { loadReadoutFace } from "#app/load-readout-face.ts";

const early = takeEarlyInput();

/** Hands back what the visitor typed and pressed before React was awake. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    replay(early);
    restoreInput();
    document.documentElement.dataset.awake = "";
    void loadReadoutFace();
  }, []);
  return children;
}

recoverFromDeploy();
ignoreSkippedFades();
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
