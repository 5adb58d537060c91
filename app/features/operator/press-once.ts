import { useEffect } from "react";

/**
 * For the back office's frame: of a button that sends something, pressed twice in a row, the second press sends nothing. Sent again meanwhile, a form
 * takes the first one's answer away, and is told that there's nothing left to do; and where its answer came at once, what lies under the pointer now is another's button.
 */
export function usePressOnce() {
  useEffect(() => {
    const stop = new AbortController();
    let last: EventTarget | null = null;

    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest("button");
      // The browser counts them: on the same spot, and as fast as its owner's system calls double.
      if (button && event.detail > 1 && button.type === "submit" && button.form?.method === "post") refuse(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      // Not from a hook: the router's word that it's busy is drawn with low priority.
      const isSending = window.__reactRouterDataRouter?.state.navigation.formMethod === "POST";
      if (isSending && event.target === last) refuse(event);
      last = event.target;
    };
    addEventListener("click", onClick, { capture: true, signal: stop.signal });
    addEventListener("submit", onSubmit, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}
