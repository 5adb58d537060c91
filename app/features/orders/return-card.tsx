import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sample } from "#app/ui/text.tsx";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";

type Props = { reference: string; total: string; back: NonNullable<ShownOrder["return"]> };

/** Where a cancelled order's tube goes, by when, and what follows. */
export function ReturnCard({ reference, total, back }: Props) {
  return (
    <Card tone="warm">
      <h2 className="text-h3">Send the tube back</h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        <dt className="soft">By</dt>
        <dd className="font-bold">{back.sendBy}</dd>
        <dt className="soft">To</dt>
        <dd>
          <address className="not-italic">
            {[company.name, ...company.office.split(", ")].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {company.sample && <Sample />}
        </dd>
        <dt className="soft">In the parcel</dt>
        <dd>
          The tube, its seal unbroken, and a note with <span className="readout whitespace-nowrap">{reference}</span>
        </dd>
        <dt className="soft">Postage</dt>
        <dd>Yours to pay. Keep the proof of posting.</dd>
      </dl>
      <p className="mt-6">
        {total} goes back to your card once we have the tube, or you show us that you have sent it. We aim for {refundAim}.
      </p>
      <p className="soft small mt-4">
        Posted, and nothing heard from us? Send the proof of posting to{" "}
        <a href={`mailto:${company.email}?subject=${encodeURIComponent(`Order ${reference}, proof of posting`)}`}>{company.email}</a>. Is the tube faulty? Write
        before you send it: then <Link to="/pre-order-terms#faulty-goods">we pay the postage</Link>.
      </p>
    </Card>
  );
}
