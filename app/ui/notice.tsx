import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Kind = "ok" | "error" | "warn";
const icons = { ok: "tick", error: "stop", warn: "warn" } as const;

/** A message in the page. An error is announced at once, the others when the reader is ready. Pass `ref` and `tabIndex={-1}` to focus it. */
export function Notice({ kind, title, children, ...rest }: Omit<ComponentProps<"div">, "title"> & { kind: Kind; title?: string; children?: ReactNode }) {
  return (
    <div role={kind === "error" ? "alert" : "status"} {...rest} className={["notice", `notice-${kind}`, rest.className].filter(Boolean).join(" ")}>
      <Icon name={icons[kind]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
