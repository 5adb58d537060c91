import { Outlet } from "react-router";
import { Dock } from "#app/components/dock.tsx";
import { RouteFocus } from "#app/components/route-focus.tsx";
import { SlimFooter } from "#app/components/slim-footer.tsx";
import { SlimHeader } from "#app/components/slim-header.tsx";
import { Consent } from "#app/features/consent/consent.tsx";
import { ToastProvider } from "#app/features/toast/toast-provider.tsx";
import type { Route } from "./+types/slim-layout.ts";

export function loader() {
  return { year: new Date().getFullYear() };
}

// A year does not change while a tab is open.
export const shouldRevalidate = () => false;

/** A page with little to leave it by. */
export default function SlimLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Dock>
        <Consent />
      </Dock>
      <SlimHeader />
      <Outlet />
      <SlimFooter year={loaderData.year} />
      <RouteFocus />
    </ToastProvider>
  );
}
