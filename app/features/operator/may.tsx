import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { type Action, mayDo } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";

/** What the person who looks at this page may do; the server looks again whatever a page offers. */
export function useMay(): (action: Action) => boolean {
  const frame = useRouteLoaderData<{ role: Role }>("routes/operator/layout");
  return (action) => frame !== undefined && mayDo(frame.role, action);
}

/** Shown to whoever may do that. */
export const May = ({ act, children }: { act: Action; children: ReactNode }) => (useMay()(act) ? children : null);
