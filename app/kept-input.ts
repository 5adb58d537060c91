import { typeInto } from "#app/early-input.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

type Kept = { path: string; values: Record<string, string | boolean>; scroll: number };
const key = storageKeys.keptInput.name;

const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input[name],select[name],textarea[name]")];
const isBox = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Keeps what was typed over one reload; passwords and hidden fields are not kept. */
export function keepInput() {
  const values: Kept["values"] = {};
  for (const field of fields()) {
    if (field.type === "password" || field.type === "hidden" || field.type === "file") continue;
    values[field.name] = isBox(field) ? field.checked : field.value;
  }
  sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, values, scroll: scrollY } satisfies Kept));
}

/** Puts it back, once, on the same page. */
export function restoreInput() {
  const text = sessionStorage.getItem(key);
  if (!text) return;
  sessionStorage.removeItem(key);
  const kept = JSON.parse(text) as Kept;
  if (kept.path !== location.pathname) return;
  for (const field of fields()) {
    const value = kept.values[field.name];
    if (value === undefined || value === (isBox(field) ? field.checked : field.value)) continue;
    typeInto(field, value);
  }
  scrollTo({ top: kept.scroll, behavior: "instant" });
}

/** Milliseconds after a reload in which a missing file is no deploy. */
const afterReload = 60_000;

function isJustReloaded() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload" && performance.now() < afterReload;
}

/**
 * A tab opened before a deploy asks for a file that is gone: one reload brings the new one.
 * A second failure right after is not a deploy, so the error goes its way.
 */
export function recoverFromDeploy() {
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(key) || isJustReloaded()) return;
    event.preventDefault();
    keepInput();
    location.reload();
  });
}
