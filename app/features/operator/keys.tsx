import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { local } from "#app/lib/browser/storage.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { backOfficeKeys } from "#content/site/back-office/frame.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const { name } = storageKeys.operatorKeys;
const off = "off";

/** Where a key writes something, or belongs to what lies over the page. */
const isTaken = (target: EventTarget | null) =>
  document.querySelector("dialog[open]") !== null || (target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null);

/** Two keys for whoever has a keyboard, and the dialog that lists them and turns them off: a voice that types meets them too (WCAG 2.1.4). */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  useModal(dialog, isOpen, () => setOpen(false));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target) || local.read(name) === off) return;
    if (event.key === "?") setOpen(true);
    else if (event.key === "/") {
      const field = document.querySelector<HTMLInputElement>("main input[type=search]");
      field?.closest("details")?.setAttribute("open", "");
      if (field) field.select();
      else void navigate(`${href("/operator/find")}#search`);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  if (!hydrated) return null;
  return (
    <>
      <button
        type="button"
        className="pages min-h-11 cursor-pointer items-center text-link text-small underline underline-offset-[0.18em] hover:text-link-hover"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {backOfficeKeys.title}
      </button>
      <dialog ref={dialog} aria-labelledby="keys" className="m-auto max-w-[min(28rem,90vw)] rounded-card border border-rule bg-surface-sheet p-6 text-ink">
        <h2 id="keys" className="text-h3">
          {backOfficeKeys.title}
        </h2>
        <dl className="my-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {backOfficeKeys.list.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="readout font-bold">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input
            type="checkbox"
            defaultChecked={local.read(name) !== off}
            onChange={({ target }) => (target.checked ? local.remove(name) : local.write(name, off))}
          />
          <span>{backOfficeKeys.use}</span>
        </label>
        <Button look="secondary" size="small" className="mt-4" onClick={() => setOpen(false)}>
          {backOfficeKeys.close}
        </Button>
      </dialog>
    </>
  );
}
