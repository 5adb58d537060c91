import type { Category } from "#app/features/consent/category.ts";
import { listenForConsent } from "#app/features/consent/listen-for-consent.ts";
import { readConsent } from "#app/features/consent/read-consent.ts";

/**
 * Runs something only while a category is allowed: `start` is called now or when it is granted, and what it answers stops it
 * when that is withdrawn, before anything kept is cleared. Answers how to end it all.
 */
export function whileAllowed(category: Category, start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const end = () => {
    stop?.();
    stop = null;
  };
  const follow = () => {
    if (readConsent()?.[category] !== true) end();
    else stop ??= start();
  };
  follow();
  const ignore = listenForConsent(follow);
  return () => {
    ignore();
    end();
  };
}
