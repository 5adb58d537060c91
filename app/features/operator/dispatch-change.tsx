import { Form } from "react-router";
import { formatIsoDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OperatorBackend } from "#contracts/backend.ts";

type Dispatch = Awaited<ReturnType<OperatorBackend["readDispatch"]>>;

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** A later dispatch date is told to nobody until the owner has seen which, and to how many. */
export function DispatchChange({ day, asks, promised }: Dispatch) {
  if (!asks) return null;
  const all = promised.reduce((sum, { people }) => sum + people, 0);
  return (
    <Notice kind="warn" title={`The dispatch date is now ${formatIsoDay(day)}`}>
      <ul className="mt-1">
        {promised.map((one) => (
          <li key={one.day}>
            You promised {formatIsoDay(one.day)} to {people(one.people)}.
          </li>
        ))}
      </ul>
      <p className="mt-1">Nobody has been told yet. If this date is wrong, correct DISPATCH_DATE and restart the shop instead.</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="day" value={day} />
        <Button type="submit" name="intent" value="confirm-dispatch" look="secondary" size="small">
          Email {people(all)}
        </Button>
      </Form>
    </Notice>
  );
}
