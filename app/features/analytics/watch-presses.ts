import type { EventName } from "#contracts/counted-event.ts";

const pathOf = (address: string | null | undefined) => (address ? new URL(address, location.href).pathname : "");

/** Tells of the presses that are counted, from one place: no button needs to know of it. */
export function watchPresses(tell: (event: EventName) => void, signal: AbortSignal) {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link && pathOf(link.getAttribute("href")) === "/checkout" && location.pathname !== "/checkout") tell("pre_order_pressed");
    },
    { capture: true, signal },
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && pathOf(target.getAttribute("action")) === "/checkout") tell("checkout_pressed");
    },
    { capture: true, signal },
  );
}
