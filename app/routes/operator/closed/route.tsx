import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: "The back office is closed", description: "For the owner." }, matches);
/** It stands at the address of another page, which script would look for. */
export const handle = { static: true };

/** What the gate shows in the place of every page of the back office, to whoever has no session, or whose session has ended. */
export default function Closed() {
  return (
    <Page>
      <PageHeader cold="The back office" warm="is closed" lead="Your session has ended, or was never started in this browser.">
        <p>Make a fresh link, where the shop runs:</p>
        <p className="readout">npm run operator -- link</p>
        <p>Open it in this browser and you come back to this page.</p>
      </PageHeader>
    </Page>
  );
}
