import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Puts its children into a place of the dock, from anywhere in a page. Only with script: server HTML has them nowhere. */
export function InDock({ place, children }: { place: "buy-bar" | "chat"; children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setElement(document.getElementById(`dock-${place}`)), [place]);
  return element && createPortal(children, element);
}
