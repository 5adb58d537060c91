import { Outlet } from "react-router";
import { Dock } from "#app/components/dock.tsx";
import { Footer } from "#app/components/footer.tsx";
import { Navigation } from "#app/components/navigation.tsx";
import { RouteFocus } from "#app/components/route-focus.tsx";
import { Consent } from "#app/features/consent/consent.tsx";
import { ToastProvider } from "#app/features/toast/toast-provider.tsx";
import type { Route } from "./+types/layout.ts";

export function loader() {
  return { year: new Date().getFullYear() };
}

// A year does not change while a tab is open.
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Dock>
        <Consent />
      </Dock>
      <Navigation />
      <Outlet />
      <Footer year={loaderData.year} />
      <RouteFocus />
    </ToastProvider>
  );
}
