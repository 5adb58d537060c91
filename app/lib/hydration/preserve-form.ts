import { findAgain, type Mark, markOf, nameOf } from "#app/lib/browser/find-again.ts";
import { focusWhatIsSeen, isInView } from "#app/lib/browser/in-view.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { session } from "#app/lib/browser/storage.ts";
import { typeInto } from "#app/lib/hydration/replay-input.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

type Kept = {
  path: string;
  values: Record<string, string | boolean>;
  /** In pixels from the top. */
  scroll: number;
  focus?: Mark;
  /** The words of a button that is to be pressed again. */
  press?: string;
  drafts: Record<string, string>;
};
const key = storageKeys.keptInput.name;

/** What is being written, or stands open, in parts of the page that come and go: in its memory, and kept over one reload with the rest. */
export const drafts = new Map<string, string>();

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input[name],select[name],textarea[name]")];
const isBox = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Keeps what was typed over one reload, who is to have the focus then, and what is to be pressed; passwords and hidden fields are not kept. */
export function keepInput(focus?: Element | null, press?: HTMLElement) {
  const values: Kept["values"] = {};
  for (const field of fields()) {
    if (field.type === "password" || field.type === "hidden" || field.type === "file") continue;
    values[nameOf(field)] = isBox(field) ? field.checked : field.value;
  }
  session.write(
    key,
    JSON.stringify({
      path: location.pathname,
      values,
      scroll: scrollY,
      drafts: Object.fromEntries(drafts),
      ...(focus instanceof HTMLElement && { focus: markOf(focus) }),
      ...(press && { press: press.textContent }),
    } satisfies Kept),
  );
}

function takeKept() {
  const text = session.read(key);
  if (!text) return null;
  session.remove(key);
  const kept = JSON.parse(text) as Kept;
  return kept.path === location.pathname ? kept : null;
}

/** Finds it once, on the same page, before the page's parts ask for their drafts; what is returned puts back the rest. */
export function restoreInput() {
  const kept = takeKept();
  for (const [name, text] of Object.entries(kept?.drafts ?? {})) drafts.set(name, text);
  return () => kept && putBack(kept);
}

function putBack(kept: Kept) {
  for (const field of fields()) {
    const value = kept.values[nameOf(field)];
    // A radio button is let go only by pressing another.
    if (value === undefined || (field.type === "radio" && value === false) || value === (isBox(field) ? field.checked : field.value)) continue;
    typeInto(field, value);
  }
  scrollTo({ top: kept.scroll, behavior: "instant" });
  if (kept.focus) {
    const place = returnFocus(findAgain(kept.focus));
    if (!place || !isInView(place)) focusWhatIsSeen();
  }
  if (!kept.press) return;
  document.documentElement.dataset.pressed = "again";
  pressWhenThere(kept.press);
}

/** Whether this page was loaded anew for a press: once is enough, for what still doesn't come then is blocked. */
export const isPressedAgain = () => document.documentElement.dataset.pressed === "again";

/** Milliseconds between two looks for a button that comes a moment after the page, and how many there are. */
const look = { every: 100, times: 30 };

function pressWhenThere(words: string, looks = look.times) {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (button) button.click();
  else if (looks > 0) setTimeout(pressWhenThere, look.every, words, looks - 1);
}
