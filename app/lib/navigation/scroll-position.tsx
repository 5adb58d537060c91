import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { storageKeys } from "#contracts/storage-keys.ts";

const name = storageKeys.scrollPositions.name;
/** A page gets its key here, before React Router looks for one: without it all first pages of a tab would share one position. */
const restoreEarly =
  `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");` +
  `try{const top=JSON.parse(sessionStorage.getItem("${name}"))[history.state.key];if(top>0)scrollTo(0,top)}catch{}`;

/**
 * Back, Forward and reload put the reader back to where they were, before the rest of the script has come. In the place of React Router's
 * component, whose inline script throws where session storage does, or is null.
 */
export function ScrollPosition() {
  useScrollRestoration({ storageKey: name });
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {restoreEarly}
    </script>
  );
}
