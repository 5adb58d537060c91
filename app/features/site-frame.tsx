import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Dock } from "#app/components/dock.tsx";
import { OptionalPart } from "#app/components/optional-part.tsx";
import { RouteFocus } from "#app/components/route-focus.tsx";
import { SamePageLink } from "#app/components/same-page-link.tsx";
import { CountVisits } from "#app/features/analytics/count-visits.tsx";
import { ProductAssistant } from "#app/features/chat/product-assistant.tsx";
import { Consent } from "#app/features/consent/consent.tsx";
import { NavigationStatus } from "#app/features/navigation-status.tsx";
import { ToastProvider } from "#app/features/toast/toast-provider.tsx";

/** What stands around every page of the site, between a layout's own header and footer. */
export function SiteFrame({ header, footer, children = <Outlet /> }: { header: ReactNode; footer: ReactNode; children?: ReactNode }) {
  return (
    <ToastProvider>
      <SamePageLink className="skip-link" id="main">
        Skip to content
      </SamePageLink>
      <Dock>
        <OptionalPart>
          <Consent />
        </OptionalPart>
      </Dock>
      {header}
      {children}
      {footer}
      <OptionalPart>
        <ProductAssistant />
      </OptionalPart>
      <RouteFocus />
      <OptionalPart>
        <CountVisits />
      </OptionalPart>
      <NavigationStatus />
    </ToastProvider>
  );
}
