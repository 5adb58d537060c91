import { type ComponentType, useCallback, useState } from "react";
import { useToast } from "#app/features/toast/toast-context.ts";
import { useLoadPart } from "#app/lib/navigation/load-part.ts";

type Panel = ComponentType<{ close: () => void }>;

/** A panel whose code comes with the first press; where that fails, a message says so. `Panel` is null until it can be shown. `show` takes what was pressed. */
export function useLatePanel(load: () => Promise<Panel>) {
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
          toast({ title: "Not just now", description: "The assistant didn't load. Check your connection and press again.", destructive: true });
        });
    },
    [loadPart, toast],
  );
  const hide = useCallback(() => setOpen(false), []);
  return { Panel: open ? loaded : null, coming: open && !loaded, show, hide };
}
