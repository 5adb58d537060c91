import { type ComponentType, useCallback, useEffect, useState } from "react";
import { drafts } from "#app/lib/hydration/preserve-form.ts";
import { useLoadPart } from "#app/lib/navigation/load-part.ts";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { notLoaded } from "#content/site/toast.ts";
import type { AssistantName } from "#contracts/assistant.ts";

export type PanelProps = { /** The focus goes back to who opened it, unless it has gone on elsewhere. */ close: (how?: { returnFocus?: boolean }) => void };
type Panel = ComponentType<PanelProps>;

/** A panel whose code comes with the first press; where that fails, a message says so. `Panel` is null until it can be shown. `show` takes what was pressed. Open as the page is loaded anew under a choice of cookies, it opens again; `name` is its own. */
export function useLatePanel(name: AssistantName, load: () => Promise<Panel>) {
  const toast = useToast();
  const loadPart = useLoadPart(load);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Panel | null>(null);

  const show = useCallback(
    (pressed: HTMLElement | null) => {
      setOpen(true);
      loadPart(pressed)
        .then((panel) => setLoaded(() => panel))
        .catch(() => {
          setOpen(false);
          toast({ ...notLoaded.assistant, destructive: true });
        });
    },
    [loadPart, toast],
  );
  useEffect(() => {
    if (drafts.has(`${name}-panel`)) show(null);
  }, [name, show]);
  useEffect(() => {
    if (!open) return;
    drafts.set(`${name}-panel`, "open");
    return () => void drafts.delete(`${name}-panel`);
  }, [name, open]);
  const hide = useCallback(() => setOpen(false), []);
  return { Panel: open ? loaded : null, coming: open && !loaded, show, hide };
}
