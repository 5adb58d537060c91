import { Children, type ReactNode } from "react";
import { Press, usePressed } from "#app/features/operator/in-place.tsx";
import { May } from "#app/features/operator/may.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept, VisuallyHidden } from "#app/ui/text.tsx";
import type { Action } from "#contracts/rights.ts";

/** A list of things that wait for a person. Where there are none it says so; or nothing, on a page that tells by its shortness that all is done. */
export function ActionItems({ id, title, none, children }: { id: string; title: string; none?: string; children: ReactNode }) {
  const isEmpty = Children.toArray(children).length === 0;
  if (isEmpty && none === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {isEmpty ? <p className="soft mt-2">{none}</p> : <ul className="mt-3 grid gap-3">{children}</ul>}
    </section>
  );
}

type Props = {
  title: string;
  /** The page of what it's about, where it's put right: the way there comes before the button. `of`: which one. */
  open?: { to: string; words: string; of: string } | undefined;
  detail: string;
  field: string;
  id: string;
  intent: string;
  /** What the button does, for whoever may. */
  act: Action;
  words: string;
  /** Where it can be taken back: by what, how it stands, and what it says once it's settled. */
  undo?: { intent: string; words: string; isDone: boolean; done: string };
  /** What else can be done with it. */
  children?: ReactNode;
};

/** One thing, and the button that settles it. What can be taken back is shown as settled at once, before the server has answered. */
export function Task({ title, open, detail, field, id, intent, act, words, undo, children }: Props) {
  const pressed = usePressed(field, id);
  const isDone = undo !== undefined && (pressed === intent || (undo.isDone && pressed !== undo.intent));
  const next = isDone ? undo : { intent, words };
  return (
    <li>
      <Card tone="flat" className="flex flex-wrap items-center py-3! justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className={`font-bold first-letter:uppercase ${isDone ? "soft" : ""}`}>
            <Kept words={title} />
          </p>
          <p className="small soft wrap-anywhere">
            {isDone && <strong className="text-ok">{undo.done}</strong>} <Kept words={detail} />
          </p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2 empty:hidden">
          {open && (
            <ButtonLink to={open.to} look="secondary" size="small">
              {open.words}
              <VisuallyHidden>{`: ${open.of}`}</VisuallyHidden>
            </ButtonLink>
          )}
          <May act={act}>
            <Press
              field={field}
              id={id}
              intent={next.intent}
              words={next.words}
              label={`${next.words}: ${title}`}
              isWaiting={pressed !== undefined}
              isShown={undo !== undefined}
              look={open ? "quiet" : "secondary"}
              className="max-w-full"
            />
          </May>
        </div>
        {children && <div className="basis-full">{children}</div>}
      </Card>
    </li>
  );
}
