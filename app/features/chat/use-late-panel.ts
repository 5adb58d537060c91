import { type ComponentType, useCallback, useState } from "react";
import { useToast } from "#app/features/toast/toast-context.ts";

type Panel = ComponentType<{ close: () => void }>;

/** A panel whose code comes with the first press; where that fails, a message says so. `Panel` is null until it can be shown. */
export function useLatePanel(load: () => Promise<Panel>) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Panel | null>(null);

  const show = useCallback(() => {
    setOpen(true);
    load()
      .then((panel) => setLoaded(() => panel))
      .catch(() => {
        setOpen(false);
        toast({ title: "Not just now", description: "The assistant could not be fetched. Please try again once you are connected.", destructive: true });
      });
  }, [load, toast]);
  const hide = useCallback(() => setOpen(false), []);
  return { Panel: open ? loaded : null, coming: open && !loaded, show, hide };
}
