import { Form } from "react-router";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";

type Props = { closure: { since: string; until: string | null } | null };

/** Whether anybody can order, and the switch. */
export const SalesCard = ({ closure }: Props) => (
  <Card tone="flat">
    <h2 className="font-bold font-text text-body">{closure ? "Pre-orders are closed" : "Pre-orders are open"}</h2>
    {closure ? (
      <>
        <p className="soft mt-2">
          Since {closure.since}. {closure.until ? `They open again by themselves on ${formatIsoDay(closure.until)}.` : "They stay closed until you open them."}
        </p>
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="open-sales" look="secondary" size="small">
            Open pre-orders
          </Button>
        </Form>
      </>
    ) : (
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center text-sea-600">Close them</summary>
        <p className="small soft">Nobody can order while they are closed, even if a refund puts a tube back. Anyone already paying still can.</p>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <label className="field">
            <span className="field-label small">Until (leave empty to open them yourself)</span>
            <input className="input" type="date" name="until" />
          </label>
          <Button type="submit" name="intent" value="close-sales" look="secondary" size="small">
            Close pre-orders
          </Button>
        </Form>
      </details>
    )}
  </Card>
);
