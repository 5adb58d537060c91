import { Footer } from "#app/components/footer.tsx";
import { Navigation } from "#app/components/navigation.tsx";
import { FailurePage } from "#app/features/failure-page.tsx";
import { SiteFrame } from "#app/features/site-frame.tsx";
import { useSite } from "#app/use-site.ts";

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
