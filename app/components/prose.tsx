import type { ComponentProps } from "react";

/** Running text: measure, rhythm, lists and tables. */
export function Prose(rest: ComponentProps<"div">) {
  return <div {...rest} className={["prose", rest.className].filter(Boolean).join(" ")} />;
}
