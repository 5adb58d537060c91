import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Chat } from "#app/features/chat/chat.tsx";
import type { PanelProps } from "#app/features/chat/use-late-panel.ts";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { giveWay } from "#app/lib/browser/keep-focus-clear.ts";
import { useBackCloses } from "#app/lib/navigation/back-closes.ts";
import { followDock } from "#app/ui/dock.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { useInert } from "#app/ui/use-inert.ts";
import "#app/styles/chat.css";
import { failing } from "#content/assistant/words.ts";

/** The product's assistant: beside the page, or on a phone a sheet in front of it. Never above what is docked. */
export function ProductPanel({ close }: PanelProps) {
  const narrow = useNarrow();
  const dialog = usePanel(narrow ? page : null, close);
  // Beside a page that can't be scrolled clear of it. What was said and written is there again when it's opened.
  useEffect(() => {
    const { current } = dialog;
    const leave = () => close({ returnFocus: false });
    current?.addEventListener(giveWay, leave);
    return () => current?.removeEventListener(giveWay, leave);
  }, [dialog, close]);
  useLayoutEffect(() => (dialog.current ? followDock(dialog.current) : undefined), [dialog]);
  return (
    <dialog ref={dialog} className="chat chat-panel on-light" aria-labelledby="chat-title">
      <Chat assistant="product" titleId="chat-title" close={close} {...(narrow && { onFollow: close })} />
    </dialog>
  );
}

const { title, text } = failing.dermaflo;

/**
 * The technology's assistant, in front of everything. Not `showModal`: messages ("Error") would then stand behind it, unheard.
 * So everything else is put out of reach here.
 */
export function DermafloDialog({ close }: PanelProps) {
  const dialog = usePanel(pageAndDock, close);
  const toast = useToast();
  return (
    <>
      <button type="button" className="chat-scrim" tabIndex={-1} aria-hidden="true" onClick={() => close()} />
      <dialog ref={dialog} className="chat chat-dialog on-light" aria-modal="true" aria-labelledby="dermaflo-title">
        <Chat
          assistant="dermaflo"
          titleId="dermaflo-title"
          close={close}
          onFollow={close}
          onFailure={() => toast({ title, description: text, destructive: true })}
          times
        />
      </dialog>
    </>
  );
}

/** What a panel stands in front of. */
const page = "body > header, main, body > footer, .skip-link";
const pageAndDock = `${page}, .dock`;

/** Shows a panel with its field in focus. While `over` names something, that is out of reach and the page behind does not scroll. Escape closes in any case, and Back what is in front. */
function usePanel(over: string | null, close: () => void): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    panel.current?.show();
    panel.current?.querySelector("textarea")?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [close]);

  useEffect(() => {
    if (!over) return;
    document.documentElement.classList.add("chat-in-front");
    return () => document.documentElement.classList.remove("chat-in-front");
  }, [over]);
  useInert(over);
  useBackCloses(over !== null, close);

  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    const stop = followKeyboard(current);
    return () => {
      stop();
      // Before it leaves the page: Safari scrolls to the caret of a field that is taken away in focus.
      if (current.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    };
  }, []);

  return panel;
}

// As in styles/chat.css.
const query = "not all and (width >= 48rem) and (height >= 30rem)";
const listen = (tell: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
};

/** Whether the screen is a phone's, upright or on its side. Only in the browser. */
const useNarrow = () => useSyncExternalStore(listen, () => matchMedia(query).matches);
