import { SlimFooter } from "#app/components/slim-footer.tsx";
import { SlimHeader } from "#app/components/slim-header.tsx";
import { FailurePage } from "#app/features/failure-page.tsx";
import { SiteFrame } from "#app/features/site-frame.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { useSite } from "#app/use-site.ts";
import "#app/styles/help.css";

/** What a page below that failed says of its answer: how long to wait. */
export const headers = pageHeaders;

/** A page with little to leave it by. */
export default function SlimLayout() {
  return <SiteFrame header={<SlimHeader />} footer={<SlimFooter year={useSite().year} />} />;
}

export function ErrorBoundary() {
  return (
    <SiteFrame header={<SlimHeader />} footer={<SlimFooter year={useSite().year} />}>
      <FailurePage />
    </SiteFrame>
  );
}
