import type { Page } from "@playwright/test";

/**
 * Does to every page what the translators in Chrome, Edge, Samsung Internet and Safari do: each text gives way to two nested `font`
 * elements with the words in them, now and whenever words come later. The words stay the same, so that a walk finds its way.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const isOurs = ({ parentElement: parent }: Node) => !parent || /^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE|OPTION|NOSCRIPT)$/.test(parent.tagName);
    const wrap = (text: Text) => {
      if (isOurs(text) || !text.data.trim()) return;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      outer.style.verticalAlign = "inherit";
      text.replaceWith(outer);
      // The translator's own text: React's is out of the page.
      inner.textContent = text.data;
    };
    const wrapAll = (root: Node) => {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      for (const text of found) wrap(text);
    };
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData" && target.isConnected) wrapAll(target);
        for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      }
    });
    // A translator comes when the page stands: words that it took before that would have the whole page built anew.
    const begin = () => {
      wrapAll(document.body);
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      document.documentElement.classList.add("translated-ltr");
    };
    new MutationObserver((_, once) => {
      if (document.documentElement.dataset.script !== "ready") return;
      once.disconnect();
      begin();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-script"] });
  });
