import { useEffect, useRef } from "react";
import { Chat } from "#app/features/chat/chat.tsx";
import { useAboveKeyboard } from "#app/features/chat/use-above-keyboard.ts";
import { page, useInFront } from "#app/features/chat/use-in-front.ts";
import { useNarrow } from "#app/features/chat/use-narrow.ts";
import "#app/styles/chat.css";

/** The product's assistant: beside the page, or on a phone a sheet in front of it. Never above what is docked. */
export function ProductPanel({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const narrow = useNarrow();
  useInFront(narrow ? page : null, close);
  useAboveKeyboard(dialog);
  useEffect(() => {
    dialog.current?.show();
    dialog.current?.querySelector("textarea")?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="chat chat-panel on-light" aria-labelledby="chat-title">
      <Chat assistant="product" titleId="chat-title" close={close} {...(narrow && { onFollow: close })} />
    </dialog>
  );
}
