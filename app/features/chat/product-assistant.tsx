import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { InDock } from "#app/components/in-dock.tsx";
import { assistantAsked } from "#app/features/chat/assistant-asked.ts";
import type { ProductPanel } from "#app/features/chat/product-panel.tsx";
import { useToast } from "#app/features/toast/toast-context.ts";
import { offeredOn, openWords } from "#content/assistant/open-words.ts";

/** The way to the product's assistant, on the pages that offer it. Its panel's code comes with the first press, and the panel stays open from page to page. */
export function ProductAssistant() {
  const { pathname } = useLocation();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof ProductPanel | null>(null);
  /** Who asked for it, and gets the focus back. */
  const asker = useRef<Element | null>(null);
  /** The door was the one, and is to have the focus when it stands there again. */
  const returning = useRef(false);
  const door = useCallback((button: HTMLButtonElement | null) => {
    if (returning.current) button?.focus({ preventScroll: true });
    returning.current = false;
  }, []);

  const show = useCallback(() => {
    asker.current = document.activeElement;
    setOpen(true);
    import("#app/features/chat/product-panel.tsx")
      .then((loaded) => setPanel(() => loaded.ProductPanel))
      .catch(() => {
        setOpen(false);
        toast({ title: "Not just now", description: "The assistant could not be fetched. Please try again once you are connected.", destructive: true });
      });
  }, [toast]);

  useEffect(() => {
    document.addEventListener(assistantAsked, show);
    return () => document.removeEventListener(assistantAsked, show);
  }, [show]);

  const close = useCallback(() => {
    setOpen(false);
    const { current } = asker;
    returning.current = !current?.isConnected || current === document.body;
    // What was out of reach behind a sheet is in reach with the next paint.
    if (current instanceof HTMLElement) requestAnimationFrame(() => current.focus({ preventScroll: true }));
  }, []);

  // A prerendered page takes itself to be at "/faq/".
  const offered = offeredOn.includes(pathname.replace(/(?<=.)\/$/, ""));
  return (
    <>
      {offered && !(open && Panel) && (
        <InDock place="chat">
          <button ref={door} type="button" className="chat-door" aria-expanded={false} aria-busy={open} onClick={show}>
            <Icon name="chat" size={20} />
            <span className="chat-door-long">{openWords.product.long}</span>
            <span className="chat-door-short">{openWords.product.short}</span>
          </button>
        </InDock>
      )}
      {open && Panel && <Panel close={close} />}
    </>
  );
}
