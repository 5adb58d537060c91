import type { ToastWords } from "#app/ui/toast/toast.tsx";

export type Shown = ToastWords & { id: number };

/** At most this many at once; the oldest goes. */
const most = 3;

/**
 * The same words again take the place of the old ones, so that they are announced anew and never pile up; and only
 * what went wrong last counts.
 */
export function addToast(shown: readonly Shown[], words: ToastWords): Shown[] {
  const id = (shown.at(-1)?.id ?? 0) + 1;
  const others = shown.filter(
    ({ title, description, destructive }) => !(destructive && words.destructive) && (title !== words.title || description !== words.description),
  );
  return [...others, { ...words, id }].slice(-most);
}
