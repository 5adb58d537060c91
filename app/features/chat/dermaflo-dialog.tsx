import { Chat } from "#app/features/chat/chat.tsx";
import { pageAndDock, usePanel } from "#app/features/chat/use-panel.ts";
import { useToast } from "#app/ui/toast/toast-context.ts";
import "#app/styles/chat.css";
import { failing } from "#content/assistant/words.ts";

const { title, text } = failing.dermaflo;

/**
 * The technology's assistant, in front of everything. Not `showModal`: messages ("Error") would then stand behind it, unheard.
 * So everything else is put out of reach here.
 */
export function DermafloDialog({ close }: { close: () => void }) {
  const dialog = usePanel(pageAndDock, close);
  const toast = useToast();
  return (
    <>
      <button type="button" className="chat-scrim" tabIndex={-1} aria-hidden="true" onClick={close} />
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
