import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { backOffice } from "#content/site/back-office/frame.ts";
import { type Action, mayDo } from "#contracts/rights.ts";
import type { Role } from "#contracts/sign-in.ts";

/** What the person who looks at this page may do; the server looks again whatever a page offers. */
export function useMay(): (action: Action) => boolean {
  const frame = useRouteLoaderData<{ role: Role }>("routes/operator/layout");
  return (action) => frame !== undefined && mayDo(frame.role, action);
}

/** On a page whose buttons need a recent sign-in: a link's holder has no password to be asked for, and would hear of it only after all is filled in. */
export const ByLink = () =>
  useRouteLoaderData<{ name?: string }>("routes/operator/layout")?.name ? null : (
    <Notice kind="warn" role="note" title={backOffice.byLink.title} className="print:hidden">
      <p>{backOffice.byLink.text}</p>
    </Notice>
  );

/** Whether emails stay in the mailbox here instead of going out. */
export const useKeepsMail = () => useRouteLoaderData<{ keepsMail: boolean }>("routes/operator/layout")?.keepsMail === true;

/** Shown to whoever may do that. */
export const May = ({ act, children }: { act: Action; children: ReactNode }) => (useMay()(act) ? children : null);
