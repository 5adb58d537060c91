import type { Page } from "@playwright/test";

/** Puts into a page, while it is still being read, what grammar checkers, password managers and dark modes put there. */
export const plantExtensions = (page: Page) =>
  page.addInitScript(() => {
    const decorate = () => {
      const { documentElement, head, body } = document;
      documentElement.setAttribute("data-lt-installed", "true");
      documentElement.setAttribute("data-darkreader-mode", "dynamic");
      if (head && !head.querySelector("#dark-reader-style")) {
        const style = head.appendChild(document.createElement("style"));
        style.id = "dark-reader-style";
        style.className = "darkreader darkreader--fallback";
        const meta = head.appendChild(document.createElement("meta"));
        meta.name = "darkreader";
        meta.content = "a";
      }
      body?.setAttribute("data-gr-ext-installed", "");
      body?.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
      for (const field of document.querySelectorAll("input, textarea")) {
        field.setAttribute("data-lpignore", "true");
        field.setAttribute("data-com.bitwarden.browser.user-edited", "yes");
        field.setAttribute("data-gramm", "false");
        if (field instanceof HTMLElement) field.style.setProperty("background-image", "none", "important");
      }
    };
    const watch = new MutationObserver(decorate);
    watch.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      watch.disconnect();
      decorate();
      const shadow = document.body.appendChild(document.createElement("div"));
      shadow.id = "extension-root";
      document.documentElement.appendChild(document.createElement("grammarly-desktop-integration"));
      // What is found again is the same element: the page was taken over, and not built anew.
      Object.assign(window, { planted: { body: document.body, forms: [...document.forms], shadow } });
    });
  });

/** Whether the page that the server sent is still the one that stands. */
export const isSamePage = (page: Page) =>
  page.evaluate(() => {
    const { body, forms, shadow } = (window as unknown as { planted: { body: HTMLElement; forms: HTMLFormElement[]; shadow: HTMLElement } }).planted;
    return body === document.body && shadow.isConnected && forms.every((form) => form.isConnected);
  });
