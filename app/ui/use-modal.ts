import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { useBackCloses } from "#app/lib/navigation/back-closes.ts";

/**
 * Shows a dialog in front of the page while `open`. The browser puts all else out of reach; Escape, Back and a press beside the dialog close it.
 * Passing messages move into it meanwhile: outside a modal dialog nothing can be pressed or is read out, not even a popover.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, close: () => void) {
  const onClose = useEffectEvent(close);

  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    const onPress = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = current.getBoundingClientRect();
      if (target === current && (clientX < left || clientX > right || clientY < top || clientY > bottom)) onClose();
    };
    // Shown in another way before, its closing is told of only now.
    const onClosed = () => !current.open && onClose();
    const toasts = document.querySelector(".toasts");
    const { documentElement: page } = document;
    // The room of a scrollbar is kept where there is one, so that nothing moves.
    page.classList.toggle("modal-gutter", innerWidth > page.clientWidth);
    current.showModal();
    page.classList.add("modal-open");
    if (toasts) current.append(toasts);
    current.addEventListener("click", onPress);
    current.addEventListener("close", onClosed);
    return () => {
      current.removeEventListener("click", onPress);
      current.removeEventListener("close", onClosed);
      if (toasts) document.body.append(toasts);
      page.classList.remove("modal-open", "modal-gutter");
      current.close();
    };
  }, [dialog, open]);
  useBackCloses(open, close);
}
