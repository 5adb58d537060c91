import { describePage } from "#app/lib/seo/describe-page.ts";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { closedPage } from "#content/site/back-office/session.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(closedPage, matches);
/** It stands at the address of another page, which script would look for. */
export const handle = { static: true };

/** What the gate shows in the place of every page of the back office, to whoever has no session, or whose session has ended. */
export default function Closed() {
  return (
    <Page>
      <PageHeader cold={closedPage.cold} warm={closedPage.warm} lead={closedPage.lead}>
        <p>{closedPage.what}</p>
        <p className="readout">{closedPage.runThis}</p>
        <p>{closedPage.afterwards}</p>
      </PageHeader>
    </Page>
  );
}
