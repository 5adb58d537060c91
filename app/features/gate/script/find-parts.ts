import type { Lock } from "#app/features/gate/script/ask.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** What a lock's screen is made of; null where the page is not what this script knows. */
export function findParts(form: HTMLFormElement) {
  const lock = form.dataset.lock as Lock;
  const field = form.querySelector<HTMLInputElement>(`[name=${lock}]`);
  const button = form.querySelector<HTMLButtonElement>("[data-lock-button]");
  const words = button?.firstElementChild;
  if (!field || !button || !words) return null;
  return { lock, form, field, button, words, blocked: find("[data-lock-blocked]"), warning: find("[data-lock-warning]"), hint: find("[data-lock-hint]") };
}

export type Parts = NonNullable<ReturnType<typeof findParts>>;
