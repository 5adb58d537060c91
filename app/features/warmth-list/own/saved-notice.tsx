import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";

/** The form that was saved stands further down, so this moves into view and takes the focus. */
export function SavedNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice kind="ok" title="Saved" ref={notice} tabIndex={-1}>
      <p>This is what we hold of you now.</p>
    </Notice>
  );
}
