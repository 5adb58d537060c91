import { Link } from "#app/ui/link.tsx";

type Props = { returns: { reference: string; told: string; sendBy: string }[] };

/** Tubes that are to come back; how each ends is said on its order's own page. */
export function Returns({ returns }: Props) {
  return (
    <section aria-labelledby="returns">
      <h2 id="returns" className="text-h3">
        To come back
      </h2>
      {returns.length === 0 ? (
        <p className="soft mt-2">No tube is awaited.</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {returns.map(({ reference, told, sendBy }) => (
            <li key={reference} className="card card-flat flex flex-wrap items-baseline justify-between gap-3">
              <Link to={`/operator/orders/${reference}`} className="readout font-bold">
                {reference}
              </Link>
              <span className="small soft">
                Cancelled on {told}, to be sent by {sendBy}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
