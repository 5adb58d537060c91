import { useCallback, useRef } from "react";
import { createPortal } from "react-dom";
import { useLatePanel } from "#app/features/chat/use-late-panel.ts";
import { Button } from "#app/ui/button.tsx";
import { openWords } from "#content/assistant/open-words.ts";

const loadDialog = async () => (await import("#app/features/chat/panels.tsx")).DermafloDialog;

/** Opens the technology's assistant, whose code comes with the first press. Without script there is none. */
export function DermafloButton() {
  const { Panel, coming, show, hide } = useLatePanel("dermaflo", loadDialog);
  const door = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    hide();
    requestAnimationFrame(() => door.current?.focus({ preventScroll: true }));
  }, [hide]);

  return (
    <>
      <Button ref={door} look="secondary" className="needs-script" aria-haspopup="dialog" busy={coming} onClick={({ currentTarget }) => show(currentTarget)}>
        {openWords.dermaflo}
      </Button>
      {Panel && createPortal(<Panel close={close} />, document.body)}
    </>
  );
}
