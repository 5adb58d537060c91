import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Chat } from "#app/features/chat/chat.tsx";
import type { PanelProps } from "#app/features/chat/use-late-panel.ts";
import { followKeyboard } from "#app/lib/browser/follow-keyboard.ts";
import { giveWay } from "#app/lib/browser/keep-focus-clear.ts";
import { followDock } from "#app/ui/dock.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { useModal } from "#app/ui/use-modal.ts";
import "#app/styles/chat.css";
import { failing } from "#content/assistant/words.ts";

/** The product's assistant: beside the page and above what is docked, or on a phone a sheet in front of it all. */
export function ProductPanel({ close }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const narrow = useNarrow();
  useModal(dialog, narrow, close);
  useBesidePage(dialog, !narrow, close);
  useWritingPlace(dialog, narrow);
  return (
    <dialog ref={dialog} className="chat chat-panel on-light" aria-labelledby="chat-title">
      <Chat assistant="product" titleId="chat-title" close={close} {...(narrow && { onFollow: close })} />
    </dialog>
  );
}

const { title, text } = failing.dermaflo;

/** The technology's assistant, in front of everything. */
export function DermafloDialog({ close }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toast = useToast();
  useModal(dialog, true, close);
  useWritingPlace(dialog, true);
  return (
    <dialog ref={dialog} className="chat chat-dialog on-light" aria-labelledby="dermaflo-title">
      <Chat
        assistant="dermaflo"
        titleId="dermaflo-title"
        close={close}
        onFollow={close}
        onFailure={() => toast({ title, description: text, destructive: true })}
        times
      />
    </dialog>
  );
}

/** Shows a panel beside the page while `active`. Escape closes it, and so does a focus that the page can't be scrolled to show; what was written is there again when it's opened. */
function useBesidePage(panel: RefObject<HTMLDialogElement | null>, active: boolean, close: PanelProps["close"]) {
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!active || !current) return;
    current.show();
    const stop = followDock(current);
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // In the cookie banner it's the banner's.
      const isOurs = !(target instanceof Element && target.closest(".dock-consent")) && !document.querySelector("dialog:modal");
      if (key === "Escape" && !defaultPrevented && isOurs) onClose();
    };
    const leave = () => onClose({ returnFocus: false });
    window.addEventListener("keydown", onKey);
    current.addEventListener(giveWay, leave);
    return () => {
      stop();
      window.removeEventListener("keydown", onKey);
      current.removeEventListener(giveWay, leave);
      current.close();
    };
  }, [panel, active]);
}

/** The focus goes to the field, also when the panel is shown in the other way; and the panel keeps clear of a phone's keyboard. */
function useWritingPlace(panel: RefObject<HTMLDialogElement | null>, narrow: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is shown
  useEffect(() => panel.current?.querySelector("textarea")?.focus(), [panel, narrow]);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    const stop = followKeyboard(current);
    return () => {
      stop();
      // Before it leaves the page: Safari scrolls to the caret of a field that is taken away in focus.
      if (current.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    };
  }, [panel]);
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
