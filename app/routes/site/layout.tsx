import { Footer } from "#app/components/footer.tsx";
import { Navigation } from "#app/components/navigation.tsx";
import { FailurePage } from "#app/features/failure-page.tsx";
import { SiteFrame } from "#app/features/site-frame.tsx";
import { pageHeaders } from "#app/page-headers.ts";
import { useSite } from "#app/use-site.ts";

/** What a page below that failed says of its answer: how long to wait. */
export const headers = pageHeaders;

export default function SiteLayout() {
  return <SiteFrame header={<Navigation />} footer={<Footer year={useSite().year} />} />;
}

/** Of every page below that has none of its own. */
export function ErrorBoundary() {
  return (
    <SiteFrame header={<Navigation />} footer={<Footer year={useSite().year} />}>
      <FailurePage />
    </SiteFrame>
  );
}
