/** A phone's, in CSS pixels. */
export const screen = { width: 390, height: 844 };

/** Keys that have no letter, as `KeyboardEvent.key` names them. */
export type Key = "Enter" | "Escape" | "ArrowRight" | "Home";

/**
 * What every engine can be told, each in its own protocol: no more than one visitor with one page, in the United Kingdom. They ask for less
 * motion: falling confetti is drawn by the processor here, which two engines share.
 */
export type Engine = {
  version: string;
  /** Begins again as somebody who has never been to that site: no cookie, nothing in storage. */
  forgetVisitor(origin: string): Promise<void>;
  /** Opens an address, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Begins to go back; whoever asks for it waits. */
  back(): Promise<unknown>;
  /** What that expression, or the promise it makes, comes to in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main button at that place of the screen. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types by keyboard into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What pages have complained of since it was last asked: errors, unhandled rejections, refusals by the policy, `console.error`. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

/** Dispatched by a visitor who types another address. */
export const aboutToLeave = "visitor-about-to-leave";

/** Runs in every page before the page's own script, and hands on whatever goes wrong there. */
export function watch(report: (words: string) => void, aboutToLeave: string) {
  // Around a file that is no page an engine puts a viewer of its own, which our policy refuses parts of.
  if (document.contentType !== "text/html") return;
  let left = false;
  addEventListener(aboutToLeave, () => {
    left = true;
  });
  // What is broken off when somebody leaves for another page is nobody's fault.
  const tell = (what: string) => left || report(`${what} (${location.pathname})`);
  addEventListener(
    "error",
    ({ target, message, filename, lineno }) => {
      // Firefox calls it an error to be told in advance of a module that it has.
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
      // What could not be loaded says so at its element only.
      const lost = target instanceof Element ? (target.getAttribute("src") ?? target.getAttribute("href")) : undefined;
      tell(target instanceof Element ? `not loaded: <${target.localName}> ${lost}` : `error: ${message} ${filename}:${lineno}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`unhandled rejection: ${reason} ${reason?.stack ?? ""}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => tell(`refused by ${violatedDirective}: ${blockedURI}`));
  const original = console.error;
  console.error = (...words: unknown[]) => {
    tell(`console.error: ${words.join(" ")}`);
    original(...words);
  };
}
