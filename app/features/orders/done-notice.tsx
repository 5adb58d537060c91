import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";

const words: Record<string, { title: string; text: string }> = {
  address: { title: "Delivery address saved", text: "We send your tube to the address below. An email says so too." },
  returned: { title: "Your order is cancelled", text: "An email confirms it, and says where the tube goes and by when." },
  receipt: { title: "Your receipt is on its way", text: "It goes to the address that you ordered with." },
  cancelled: { title: "Your order is cancelled", text: "An email confirms it." },
};

/** What was just done. The form that did it stands further down, so this moves into view and takes the focus. */
export function DoneNotice({ done }: { done: string | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);

  const said = words[done ?? ""];
  if (!said) return null;
  return (
    <Notice kind="ok" title={said.title} ref={notice} tabIndex={-1}>
      <p>{said.text}</p>
    </Notice>
  );
}
