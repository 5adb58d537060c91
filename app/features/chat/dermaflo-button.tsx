import { useCallback, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/components/button.tsx";
import type { DermafloDialog } from "#app/features/chat/dermaflo-dialog.tsx";
import { useToast } from "#app/features/toast/toast-context.ts";
import { openWords } from "#content/assistant/open-words.ts";

/** Opens the technology's assistant, whose code comes with the first press. Without script there is none. */
export function DermafloButton() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof DermafloDialog | null>(null);
  const door = useRef<HTMLButtonElement>(null);

  async function show() {
    setOpen(true);
    try {
      const { DermafloDialog } = await import("#app/features/chat/dermaflo-dialog.tsx");
      setDialog(() => DermafloDialog);
    } catch {
      setOpen(false);
      toast({ title: "Not just now", description: "The assistant could not be fetched. Please try again once you are connected.", destructive: true });
    }
  }
  const close = useCallback(() => {
    setOpen(false);
    requestAnimationFrame(() => door.current?.focus({ preventScroll: true }));
  }, []);

  return (
    <>
      <Button ref={door} look="secondary" className="needs-script" aria-haspopup="dialog" busy={open && !Dialog} onClick={show}>
        {openWords.dermaflo}
      </Button>
      {open && Dialog && createPortal(<Dialog close={close} />, document.body)}
    </>
  );
}
