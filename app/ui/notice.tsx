import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/lib/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { testOrder } from "#content/site/shared.ts";

type Kind = "ok" | "error" | "warn";
const icons = { ok: "tick", error: "stop", warn: "warn" } as const;

type Props = Omit<ComponentProps<"div">, "title"> & { kind: Kind; title?: string; children?: ReactNode };

/** A message in the page. An error is announced at once, the others when the reader is ready. */
export function Notice({ kind, title, children, role = kind === "error" ? "alert" : "status", ...rest }: Props) {
  const id = useId();
  const [titleId, textId] = role === "group" ? [`${id}title`, `${id}text`] : [];
  // A live region is read out whole; any other by what it's called and described by.
  const named = title ? { "aria-labelledby": titleId, "aria-describedby": textId } : { "aria-labelledby": textId };
  return (
    <div role={role} {...named} {...rest} className={["notice", `notice-${kind}`, rest.className].filter(Boolean).join(" ")}>
      <Icon name={icons[kind]} />
      <div>
        {title && (
          <p id={titleId} className="notice-title">
            {title}
          </p>
        )}
        <div id={textId}>{children}</div>
      </div>
    </div>
  );
}

/**
 * What came of a press. It takes the focus each time that `news` is something else, which shows it and reads it out: the form that did it may stand
 * elsewhere, or be gone. As a live region it would be read out twice. Without script the browser sees to the focus.
 */
export function FocusedNotice({ news, ...rest }: Omit<Props, "ref"> & { news: unknown }) {
  const notice = useRef<HTMLDivElement>(null);
  // Before the heading of a page that comes with it would take the focus.
  useLayoutEffect(() => {
    if (news) notice.current?.focus();
  }, [news]);
  return <Notice role="group" {...rest} ref={notice} tabIndex={-1} autoFocus={Boolean(news)} />;
}

/**
 * For a page that a press leads to with `name` in its address, for what came of it: as soon as that's shown the name goes, so that a reload or a bookmark
 * doesn't tell it again. The router needn't know, for it would take it for another visit.
 */
export function useToldOnce(name: string) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each visit
  useLayoutEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [key, name]);
}

/** Beside where an order stands, in its lead: nothing that is said there moves money while the shop is a preview. */
export const TestOrderMark = () =>
  useSite().stage !== "live" && (
    <>
      <span className="readout sample me-1">{testOrder.mark}</span>{" "}
    </>
  );

/** On everything about an order that's made while the shop is a preview. */
export function TestOrderNotice({ className = "" }: { className?: string }) {
  if (useSite().stage === "live") return null;
  return (
    <Notice kind="warn" title={testOrder.title} role="note" className={className}>
      <p>{testOrder.text}</p>
    </Notice>
  );
}
