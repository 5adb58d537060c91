import { useState } from "react";
import { drafts } from "#app/lib/hydration/preserve-form.ts";

/** What is being written in a field of that name: it outlives the panel, and stays in the page's memory. */
export function useDraft(name: string) {
  const [text, setText] = useState(() => drafts.get(name) ?? "");
  const write = (next: string) => {
    drafts.set(name, next);
    setText(next);
  };
  return [text, write] as const;
}
