import { ButtonLink } from "#app/components/button.tsx";

/** Seconds between looks when there is no script, and how often. */
const every = 4;
const most = 15;

/** A calm line while the payment's word is on its way; without script the page looks again by itself. */
export function Waiting({ session, looks, late }: { session: string; looks: number; late: boolean }) {
  const again = `/payment-success?session=${session}&looks=${looks + 1}`;
  return (
    <div className="max-w-measure">
      {!late && <div className="waiting-line" aria-hidden="true" />}
      <noscript>{looks < most && <meta httpEquiv="refresh" content={`${every}; url=${again}`} />}</noscript>
      <p className="mt-6">
        <ButtonLink to={again} look="secondary" reloadDocument>
          Check again
        </ButtonLink>
      </p>
    </div>
  );
}
