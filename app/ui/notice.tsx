import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
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

/** That something was done. It takes the focus each time that `done` is something else, which shows it and reads it out: the form that did it may stand elsewhere. */
export function SuccessNotice({ done, ...rest }: Omit<ComponentProps<typeof Notice>, "kind" | "ref"> & { done: unknown }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);
  return <Notice {...rest} kind="ok" ref={notice} tabIndex={-1} />;
}
