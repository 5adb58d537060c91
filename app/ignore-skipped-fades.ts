/** A press during the 160 ms fade skips the rest of it, as it should; the router leaves the browser's notice of that unhandled. */
export function ignoreSkippedFades() {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError" && /transition was skipped/i.test(event.reason.message))
      event.preventDefault();
  });
}
