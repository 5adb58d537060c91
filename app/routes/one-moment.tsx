import { OneMomentPage, oneMomentMeta } from "#app/ui/one-moment-page.tsx";

export const meta = oneMomentMeta;
/** Sent under other pages' addresses, where its own script would be lost. */
export const handle = { static: true };

export default function OneMoment() {
  return <OneMomentPage lead="The shop is busy or just starting. Nothing was charged, and nothing that we confirmed is lost." />;
}
