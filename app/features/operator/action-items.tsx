import { Children, type ReactNode } from "react";
import { Form } from "react-router";
import { May } from "#app/features/operator/may.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
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
  /** The page of what it is about. */
  to?: string | undefined;
  detail: string;
  field: string;
  id: string;
  intent: string;
  /** What the button does, for whoever may. */
  act: Action;
  words: string;
};

/** One thing, and the button that settles it. */
export function Task({ title, to, detail, field, id, intent, act, words }: Props) {
  return (
    <li>
      <Card tone="flat" className="flex flex-wrap items-center py-4! justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold first-letter:uppercase">{to ? <Link to={to}>{title}</Link> : title}</p>
          <p className="small soft break-words">{detail}</p>
        </div>
        <May act={act}>
          <Form method="post">
            <input type="hidden" name={field} value={id} />
            <Button type="submit" name="intent" value={intent} look="secondary" size="small" aria-label={`${words}: ${title}`}>
              {words}
            </Button>
          </Form>
        </May>
      </Card>
    </li>
  );
}
