import type { Open } from "#app/features/payment/is-open.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** Seconds between looks when there is no script, and how often. */
const every = 4;
const most = 15;

/** A calm line while the payment's word is on its way; without script the page looks again by itself. A bank may take days: nobody waits for it here. */
export function Waiting({ session, looks, at }: { session: string; looks: number; at: Open }) {
  const again = `/payment-success?session=${session}&looks=${looks + 1}`;
  return (
    <div>
      {at === "waiting" && <div className="waiting-line" aria-hidden="true" />}
      <noscript>{at === "waiting" && looks < most && <meta httpEquiv="refresh" content={`${every}; url=${again}`} />}</noscript>
      <ButtonLink to={again} look="secondary" wide className="mt-6" reloadDocument>
        Check again
      </ButtonLink>
    </div>
  );
}
