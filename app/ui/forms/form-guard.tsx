import { formWords } from "#content/site/forms.ts";
import "#app/styles/forms.css";
import { useEffect, useRef, useState } from "react";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";

type Props = {
  /** On a page that is rendered on request: when that was, signed. Left out on one that is made at build. */
  stamp?: string | undefined;
  /** The stamp that came with a refusal: the one that was sent, or another where that one stood for nothing. */
  renewed?: string | undefined;
  /** What the server has taken, where the form stays: the next press is another wish. */
  taken?: object | undefined;
};

/**
 * A field for machines, which no person sees, hears or reaches by keyboard; and how long the form was there. People who come
 * back, whose browser fills everything in, or who have no script, notice none of it. The key is the same for every press until one is taken.
 */
export function FormGuard({ stamp, renewed, taken }: Props) {
  const hydrated = useHydrated();
  // The page that a visit begins with is as old as the visit; what was typed before script came is part of it.
  const [since] = useState(() => (hydrated ? performance.now() : 0));
  // The first stamp stands, however often the page's data is loaded anew.
  const [first] = useState(stamp);
  const held = renewed ?? first;
  const place = useRef<HTMLDivElement>(null);
  // Not left to the field: a hidden one is emptied whenever React draws it again.
  const intent = useRef("");

  useEffect(() => {
    const form = place.current?.closest("form");
    const field = (name: string) => place.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const measure = () => {
      const [took, key] = [field("took"), field("key")];
      intent.current ||= createIdempotencyKey();
      if (key) key.value = intent.current;
      if (took) took.value = String(Math.round(performance.now() - since));
      // Filled in by an overzealous browser, it must not be in the way of a second press.
      setTimeout(() => {
        const trap = field("trap");
        if (trap) trap.value = "";
      });
    };
    form?.addEventListener("submit", measure, { capture: true });
    return () => form?.removeEventListener("submit", measure, { capture: true });
  }, [since]);

  useEffect(() => {
    if (taken) intent.current = "";
  }, [taken]);

  return (
    <div ref={place} className="trap" aria-hidden="true">
      <label>
        {formWords.trap}
        <input type="text" name="trap" tabIndex={-1} autoComplete="off" toolparamdescription={formWords.trap} />
      </label>
      <input type="hidden" name="key" defaultValue="" />
      {held === undefined ? <input type="hidden" name="took" defaultValue="" /> : <input type="hidden" name="stamp" defaultValue={held} />}
    </div>
  );
}
