import { OneMomentPage, oneMomentMeta } from "#app/ui/one-moment-page.tsx";
import { gatePages } from "#content/site/gate-pages.ts";

export const meta = oneMomentMeta;

/** In place of any page of a closed site while it cannot tell who may come in. It says nothing of what stands behind it. */
export default function OneMoment() {
  return <OneMomentPage lead={gatePages.oneMoment} />;
}
