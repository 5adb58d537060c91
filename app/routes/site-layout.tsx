import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Outlet, useLocation, useNavigate, useNavigation } from "react-router";
import { Analytics } from "#app/features/analytics/analytics.tsx";
import { ProductAssistant } from "#app/features/chat/product-assistant.tsx";
import { Consent } from "#app/features/consent/consent.tsx";
import { pageLost } from "#app/lib/navigation/keep-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Dock } from "#app/ui/dock.tsx";
import { FailurePage } from "#app/ui/failure-pages.tsx";
import { Footer } from "#app/ui/footer.tsx";
import { SamePageLink } from "#app/ui/link.tsx";
import { Navigation } from "#app/ui/navigation.tsx";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { ToastProvider } from "#app/ui/toast/toast.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { navigationStatus as words } from "#content/site/failure-pages.ts";
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

/** Milliseconds after which a wait is worth a word. */
const slowAfter = 600;

/** While the next page is long in coming, a line at the top says so; where it can't be had, the page that is there stays, and why is said. */
export function NavigationStatus() {
  const toast = useToast();
  const navigate = useNavigate();
  const { state, formMethod } = useNavigation();
  const { pathname, search, hash, state: kept } = useLocation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (state === "idle") return setSlow(false);
    const timer = setTimeout(setSlow, slowAfter, true);
    return () => clearTimeout(timer);
  }, [state]);

  const stay = useEffectEvent((href: string) => {
    // The page that stays is seen to stay.
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    const isSent = formMethod && formMethod !== "GET";
    toast(isSent ? { ...words.sent, link: href } : { ...words.lost, destructive: true, link: href });
    // Ends the navigation that hangs; nothing is loaded for it.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: kept, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    const onLost = (event: Event) => event instanceof CustomEvent && stay(String(event.detail));
    addEventListener(pageLost, onLost);
    return () => removeEventListener(pageLost, onLost);
  }, []);

  return (
    <div role="status" className="page-progress" {...(slow && { "data-slow": "" })}>
      {slow && <span className="visually-hidden">{words.loading}</span>}
    </div>
  );
}
