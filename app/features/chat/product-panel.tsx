import { useLayoutEffect } from "react";
import { Chat } from "#app/features/chat/chat.tsx";
import { useNarrow } from "#app/features/chat/use-narrow.ts";
import { page, usePanel } from "#app/features/chat/use-panel.ts";
import { followDock } from "#app/ui/dock.tsx";
import "#app/styles/chat.css";

/** The product's assistant: beside the page, or on a phone a sheet in front of it. Never above what is docked. */
export function ProductPanel({ close }: { close: () => void }) {
  const narrow = useNarrow();
  const dialog = usePanel(narrow ? page : null, close);
  useLayoutEffect(() => (dialog.current ? followDock(dialog.current) : undefined), [dialog]);
  return (
    <dialog ref={dialog} className="chat chat-panel on-light" aria-labelledby="chat-title">
      <Chat assistant="product" titleId="chat-title" close={close} {...(narrow && { onFollow: close })} />
    </dialog>
  );
}
