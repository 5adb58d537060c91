import type { Page } from "@playwright/test";

/** How a browser may refuse to keep anything: cookies blocked, web views. */
export const refusals = ["throws", "is null"] as const;

/** Every kind of storage that a script may touch does that, in this page and all after it. */
export const refuseStorage = (page: Page, how: (typeof refusals)[number]) =>
  page.addInitScript((throws) => {
    const get = () => {
      if (throws) throw new DOMException("Access is denied for this document.", "SecurityError");
      return null;
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(window, name, { get });
    if (throws) Object.defineProperty(Document.prototype, "cookie", { get, set: get });
  }, how === "throws");
