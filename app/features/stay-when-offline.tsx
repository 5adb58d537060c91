import { useEffect } from "react";
import { useToast } from "#app/features/toast/toast-context.ts";

/** A link that the browser would follow itself, in another tab or to a file, is its own business. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.download &&
  link.origin === location.origin;

const isElsewhere = ({ pathname, search }: HTMLAnchorElement) => pathname !== location.pathname || search !== location.search;

/** Without a connection a link to another page leads to the browser's empty one, and takes away the page that is there: we say so, and stay. */
export function StayWhenOffline() {
  const toast = useToast();
  useEffect(() => {
    function stay(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (navigator.onLine || !link || !staysHere(event, link) || !isElsewhere(link)) return;
      event.preventDefault();
      event.stopPropagation();
      // The menu lies over what is said.
      link.closest("dialog")?.close();
      toast({ title: "You are offline", description: "This page stays as it is. Press again once you are connected.", destructive: true });
    }
    // Before React hears of it.
    addEventListener("click", stay, { capture: true });
    return () => removeEventListener("click", stay, { capture: true });
  }, [toast]);
  return null;
}
