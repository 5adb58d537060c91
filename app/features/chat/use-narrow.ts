import { useSyncExternalStore } from "react";

// As in styles/chat.css.
const query = "not all and (width >= 48rem) and (height >= 30rem)";
const listen = (tell: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
};

/** Whether the screen is a phone's, upright or on its side. Only in the browser. */
export const useNarrow = () => useSyncExternalStore(listen, () => matchMedia(query).matches);
