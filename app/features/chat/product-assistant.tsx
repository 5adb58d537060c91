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
  const door = useRef<HTMLButtonElement>(null);
  /** Who asked for it, and gets the focus back. */
  const asker = useRef<Element | null>(null);

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
    // The door comes back with the next paint.
    requestAnimationFrame(() => {
      const back = asker.current?.isConnected && asker.current !== document.body ? asker.current : door.current;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    });
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
