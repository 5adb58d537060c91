import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type PanelProps, useLatePanel } from "#app/features/chat/use-late-panel.ts";
import { focusWhatIsSeen } from "#app/lib/browser/in-view.ts";
import { plainPath } from "#app/lib/browser/urls.ts";
import { Button } from "#app/ui/button.tsx";
import { InDock } from "#app/ui/dock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { offeredOn, openWords } from "#content/assistant/open-words.ts";

/** Told to the document by whatever opens the product's assistant. */
const assistantAsked = "assistant-asked";

/** Opens the product's assistant from within a page. Without script there is none. */
export const AskAssistantButton = () => (
  <Button look="secondary" className="needs-script" onClick={({ currentTarget }) => currentTarget.dispatchEvent(new Event(assistantAsked, { bubbles: true }))}>
    {openWords.product.long}
  </Button>
);

const loadPanel = async () => (await import("#app/features/chat/panels.tsx")).ProductPanel;

/** The way to the product's assistant, on the pages that offer it. Its panel's code comes with the first press, and the panel stays open from page to page. */
export function ProductAssistant() {
  const { pathname } = useLocation();
  const { Panel, coming, show: showPanel, hide } = useLatePanel("product", loadPanel);
  /** Who asked for it, and gets the focus back. */
  const asker = useRef<Element | null>(null);
  /** The door was the one, and is to have the focus when it stands there again. */
  const returning = useRef(false);
  const door = useCallback((button: HTMLButtonElement | null) => {
    if (!returning.current) return;
    button?.focus({ preventScroll: true });
    // In a low window it has stepped aside for the cookie banner, which has its room once that's measured: in the frame after the next.
    if (document.activeElement !== button) requestAnimationFrame(() => requestAnimationFrame(focusWhatIsSeen));
    returning.current = false;
  }, []);

  const show = useCallback(
    ({ target }: Pick<Event, "target">) => {
      asker.current = document.activeElement;
      showPanel(target instanceof Element ? target.closest<HTMLElement>("button") : null);
    },
    [showPanel],
  );

  useEffect(() => {
    document.addEventListener(assistantAsked, show);
    return () => document.removeEventListener(assistantAsked, show);
  }, [show]);

  const offered = offeredOn.includes(plainPath(pathname));
  const close: PanelProps["close"] = useCallback(
    ({ returnFocus = true } = {}) => {
      hide();
      if (!returnFocus) return;
      const { current } = asker;
      const isGone = !(current instanceof HTMLElement && current.isConnected) || current === document.body;
      returning.current = isGone && offered;
      // What was out of reach behind a sheet is in reach with the next paint. Where no door will stand, the focus goes on in the page.
      if (!isGone) requestAnimationFrame(() => current.focus({ preventScroll: true }));
      else if (!offered) requestAnimationFrame(focusWhatIsSeen);
    },
    [hide, offered],
  );

  return (
    <>
      {offered && !Panel && (
        <InDock place="chat">
          <button ref={door} type="button" className="chat-door" aria-expanded={false} aria-busy={coming} onClick={show}>
            <Icon name="chat" size={20} />
            <span className="max-md:hidden">{openWords.product.long}</span>
            <span className="md:hidden">{openWords.product.short}</span>
          </button>
        </InDock>
      )}
      {Panel && <Panel close={close} />}
    </>
  );
}
