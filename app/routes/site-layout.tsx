import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Analytics } from "#app/features/analytics/analytics.tsx";
import { ProductAssistant } from "#app/features/chat/product-assistant.tsx";
import { Consent } from "#app/features/consent/consent.tsx";
import { useSite } from "#app/lib/use-site.ts";
import { Dock } from "#app/ui/dock.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Footer } from "#app/ui/footer.tsx";
import { SamePageLink } from "#app/ui/link.tsx";
import { Navigation } from "#app/ui/navigation.tsx";
import { NavigationStatus } from "#app/ui/navigation-status.tsx";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { ToastProvider } from "#app/ui/toast/toast.tsx";
import { frame } from "#content/site/frame.ts";

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

/** What stands around every page of the site, between a layout's own header and footer. */
export function SiteFrame({ header, footer, children = <Outlet /> }: { header: ReactNode; footer: ReactNode; children?: ReactNode }) {
  return (
    <ToastProvider>
      <SamePageLink className="skip-link" id="main">
        {frame.skip}
      </SamePageLink>
      <Dock />
      <OptionalPart>
        <Consent />
      </OptionalPart>
      {header}
      {children}
      {footer}
      <OptionalPart>
        <ProductAssistant />
      </OptionalPart>
      <OptionalPart>
        <Analytics />
      </OptionalPart>
      <NavigationStatus />
    </ToastProvider>
  );
}
