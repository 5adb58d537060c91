import { OneMomentPage, oneMomentMeta } from "#app/ui/one-moment-page.tsx";
import { oneMoment } from "#content/site/missing.ts";

export const meta = oneMomentMeta;
/** Sent under other pages' addresses, where its own script would be lost. */
export const handle = { static: true };

export default function OneMoment() {
  return <OneMomentPage lead={oneMoment.lead} />;
}
