import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { restoreInput } from "#app/lib/hydration/preserve-form.ts";
import { replay, takeEarlyInput } from "#app/lib/hydration/replay-input.ts";
import { watchBack } from "#app/lib/navigation/back-closes.ts";

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

/**
 * Fetches the readouts' face once the page is hydrated, and only then sets them in it: named from the beginning, it would come before the first picture.
 * Until then, and without script, their digits are as wide in the fallback (styles/fonts.css), so nothing moves. A face that script adds to the
 * document would have the whole page laid out anew; one that stands in the style sheet touches readouts alone.
 */
async function loadReadoutFace() {
  try {
    const [face] = await document.fonts.load("500 1em Readout");
    if (face) document.documentElement.dataset.readouts = "";
  } catch {
    // The fallback stays.
  }
}

/**
 * React Router hands the fade between two pages to nobody, so what is known of it is said here.
 * Skipped by the next press or a hidden tab it is no error, though each engine says so in words of its own: a page that could not be
 * shown still rejects `finished`. And a page that the browser itself has swiped in is not faded in once more.
 */
function watchViewTransitions() {
  if (!document.startViewTransition) return;
  const start = document.startViewTransition.bind(document);
  let swipedTo: string | null = null;
  addEventListener("popstate", ({ hasUAVisualTransition }) => {
    swipedTo = hasUAVisualTransition ? location.href : null;
  });
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    if (swipedTo === location.href) transition.skipTransition();
    swipedTo = null;
    return transition;
  };
}
