import { OneMomentPage, oneMomentMeta } from "#app/ui/one-moment-page.tsx";

export const meta = oneMomentMeta;

/** In place of any page of a closed site while it cannot tell who may come in. It says nothing of what stands behind it. */
export default function OneMoment() {
  return <OneMomentPage lead="The site is busy or just starting." />;
}
