import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { storageKeys } from "#contracts/storage-keys.ts";
import { aboutToLeave, type Engine } from "#tests/browsers/engine.ts";
import { keepTyped } from "#tests/logs/keep.ts";

/** What stands on a page once script has taken it over. */
const hydrated = 'html[data-script="ready"]';

const refusal = {
  [storageKeys.consent.name]: JSON.stringify({ necessary: true, functional: false, analytics: false, advertising: false }),
  [storageKeys.consentVisited.name]: "true",
};

const pictures = fileURLToPath(new URL("../../test-results/browsers/", import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: a function that is sent to the page takes whatever can be sent along
type InPage<Args extends any[], Result> = (...args: Args) => Result | Promise<Result>;

/** In the page, which is nearer than asking again and again from here: looks for a while until there is something. */
async function lookFor(look: () => unknown) {
  const giveUpAt = Date.now() + 500;
  for (;;) {
    const found = await look();
    if (found || Date.now() > giveUpAt) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Looks until nothing is missing any more, and else throws what was. */
async function waitUntil(missing: () => Promise<string | undefined>) {
  const giveUpAt = Date.now() + 15_000;
  for (;;) {
    // Between two pages there is nobody to ask.
    const why = await missing().catch(String);
    if (why === undefined) return;
    if (Date.now() > giveUpAt) throw new Error(why);
    await wait(40);
  }
}

export type Visitor = ReturnType<typeof createVisitor>;

/** What a person does on a site, and sees there; the same in every engine. Whatever is asked for is waited for. */
export function createVisitor(engine: Engine, origin: string) {
  let expected: RegExp | undefined;

  // biome-ignore lint/suspicious/noExplicitAny: as above
  const call = <Args extends any[]>(inPage: InPage<Args, unknown>, args: Args) => `(${inPage})(...${JSON.stringify(args)})`;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const evaluate = <Args extends any[], Result>(inPage: InPage<Args, Result>, ...args: Args) => engine.evaluate(call(inPage, args)) as Promise<Result>;

  const leave = () => evaluate((type) => dispatchEvent(new Event(type)), aboutToLeave);

  // biome-ignore lint/suspicious/noExplicitAny: a function that is sent to the page takes whatever can be sent along
  async function until<Args extends any[]>(what: string, inPage: InPage<Args, unknown>, ...args: Args) {
    await waitUntil(async () => {
      const found = await engine.evaluate(`(${lookFor})(() => ${call(inPage, args)})`);
      return found ? undefined : `never came: ${what}; at last it was ${JSON.stringify(found)}`;
    });
  }

  const see = (css: string, words = "") =>
    until(
      `${css} "${words}"`,
      (selector, wanted) =>
        [...document.querySelectorAll(selector)].some((part) => part.getClientRects().length > 0 && part.textContent?.replace(/\s+/g, " ").includes(wanted)),
      css,
      words,
    );

  /**
   * Presses the first such element that is to be seen, once it stands still with nothing in front of it. Of buttons and links `words` are the whole name.
   * Where the page moved between the look and the press, as when a dock goes and its room with it, it's pressed again, as a person does.
   */
  async function click(css: string, words = "") {
    for (let presses = 1; !(await press(css, words)); presses++)
      if (presses === 3) throw new Error(`${presses} presses of ${css} "${words}" met something else`);
  }

  /** Whether the press met it. */
  async function press(css: string, words: string) {
    let place = { x: 0, y: 0 };
    await waitUntil(async () => {
      const [first, found] = (await engine.evaluate(`(${twice})(() => ${call(findToPress, [css, words])})`)) as [Found, Found];
      if ("why" in first) return `could not press ${css} "${words}": ${first.why}`;
      if ("why" in found) return `could not press ${css} "${words}": ${found.why}`;
      if (Math.hypot(found.x - first.x, found.y - first.y) >= 1) return `could not press ${css} "${words}": it does not stand still`;
      place = found;
      return undefined;
    });
    await engine.pressAt(place.x, place.y);
    // A page that it led to knows of no press, and between two pages there is nobody to ask.
    return (await evaluate(() => (window as unknown as { pressMet?: boolean }).pressMet).catch(() => undefined)) !== false;
  }

  /** Replaces what stands in the field of that label. */
  async function fill(label: string, text: string) {
    keepTyped([text]);
    await select(label);
    // WebKit's driver gives up on keys where the page is laid out anew in that moment, as when a lost style sheet comes: what stands there is replaced.
    await engine.type(text).catch(async () => {
      await select(label);
      await engine.type(text);
    });
  }

  const select = (label: string) =>
    until(
      `the field "${label}"`,
      (wanted) => {
        const field = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === wanted)?.control;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.disabled) return false;
        field.scrollIntoView({ block: "center", behavior: "instant" });
        field.focus();
        field.select();
        return document.activeElement === field;
      },
      label,
    );

  return {
    until,
    see,
    click,
    fill,
    evaluate,
    press: engine.press,
    origin,

    /** Somebody new; unless told otherwise, one who has refused cookies before, and is not asked again. */
    async arrive({ asked = true } = {}) {
      await engine.forgetVisitor(origin);
      if (!asked) return;
      await engine.open(`${origin}/healthz`);
      await evaluate((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, refusal);
    },

    /** Is done with the page as it stands: what of it never comes is nobody's fault. */
    leave,

    /** Opens a page of the site, or an address, and waits for its script. */
    async open(pathOrUrl: string) {
      await leave();
      await engine.open(new URL(pathOrUrl, origin).href);
      await see(hydrated);
    },

    /** Back to another document. */
    async back() {
      await evaluate(() => {
        document.documentElement.dataset.before = "";
      });
      await engine.back();
      await until("the page before", () => document.readyState === "complete" && !("before" in document.documentElement.dataset));
    },

    hydrated: () => see(hydrated),

    /** Does what makes the page load itself anew, and waits until it has, and its script is there again. */
    async anew(act: () => Promise<void>) {
      await evaluate(() => {
        document.documentElement.dataset.before = "";
      });
      await act();
      await until("the page, loaded anew", (css) => document.querySelector(css) !== null && !("before" in document.documentElement.dataset), hydrated);
    },

    gone: (css: string, words = "") =>
      until(
        `${css} "${words}" gone`,
        (selector, unwanted) =>
          ![...document.querySelectorAll(selector)].some(
            (part) => part.getClientRects().length > 0 && part.textContent?.replace(/\s+/g, " ").includes(unwanted),
          ),
        css,
        words,
      ),

    heading: (words: string) => see("main h1", words),

    at: (path: RegExp) => until(`the address ${path}`, (source) => new RegExp(source).test(location.pathname), path.source),

    /** Types into what has the focus. */
    async type(text: string) {
      keepTyped([text]);
      await engine.type(text);
    },

    /** The choice of a list that the browser draws itself, which no protocol can open. */
    choose: (label: string, value: string) =>
      until(
        `the list "${label}"`,
        (wanted, chosen) => {
          const list = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === wanted)?.control;
          if (!(list instanceof HTMLSelectElement || list instanceof HTMLInputElement)) return false;
          list.focus();
          // Past React, which watches the element's own setter.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(list), "value")?.set?.call(list, chosen);
          for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
          // A searchable list takes what was typed in full as it's left.
          if (list instanceof HTMLInputElement) list.blur();
          return true;
        },
        label,
        value,
      ),

    /** Pages may complain of that until the test is over. */
    expectComplaint(words: RegExp) {
      expected = words;
    },

    async expectNoComplaint() {
      const complaints = (await engine.complaints()).filter((words) => !expected?.test(words));
      expected = undefined;
      expect(complaints.join("\n"), "what pages complained of").toBe("");
    },

    /** Into test-results/browsers/. */
    async keepPicture(name: string) {
      await mkdir(pictures, { recursive: true });
      await writeFile(`${pictures}${name.replace(/[^\w-]+/g, "-")}.png`, await engine.screenshot());
    },
  };
}

type Found = { x: number; y: number } | { why: string };

/** In the page: looks now, and a moment later. */
async function twice(look: () => unknown) {
  const first = look();
  await new Promise((done) => setTimeout(done, 40));
  return [first, look()];
}

/** In the page: the middle of what is to be pressed, or why it cannot be now. */
function findToPress(css: string, words: string): Found {
  const nameOf = (part: Element) => (part.getAttribute("aria-label") ?? part.textContent ?? "").replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll(css)].filter((part) => part.getClientRects().length > 0 && (!words || nameOf(part) === words));
  const part = found.find((one) => !one.closest("[inert]"));
  if (!part) return { why: found.length > 0 ? "it is inert" : "there is none to be seen" };
  if (part.matches(":disabled")) return { why: "it is disabled" };
  let { left, top, width, height } = part.getBoundingClientRect();
  if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) {
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    ({ left, top, width, height } = part.getBoundingClientRect());
  }
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit) return { why: "it is not on the screen" };
  const own = part.contains(hit) || ("labels" in part && [...((part as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));
  if (!own) {
    // As a person scrolls on where a message lies over it.
    part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return { why: `covered by ${hit.outerHTML.slice(0, 120)}` };
  }
  const note = window as unknown as { pressMet?: boolean };
  note.pressMet = false;
  // A list's option is gone before a click, and a label hands on the click alone.
  for (const type of ["pointerdown", "click"]) part.addEventListener(type, () => (note.pressMet = true), { once: true, capture: true });
  return { x, y };
}
