import { useSite } from "#app/lib/use-site.ts";
import { SiteFrame } from "#app/routes/site-layout.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { SlimFooter, SlimHeader } from "#app/ui/slim-frame.tsx";
import "#app/styles/slim-page.css";

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
