import { type RouterContextProvider, redirect } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { readNext } from "#app/features/gate/read-next.ts";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";

const notes = ["told", "told-tomorrow", "confirmed", "preview-ended"] as const;

/** What a lock screen is to show; `inside` where this browser has been let in already. An open site has no such page. */
export async function readLock({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }, lock: "password" | "code") {
  if (context.get(site).access === "open") throw redirect("/");
  const { searchParams } = new URL(request.url);
  const { accessSession } = context.get(caller);
  const stamp = await context.get(backend).stampForm();
  const attempts = lock === "password" ? await orNullAfterTimeout(context.get(backend).access.readPasswordAttempts(context.get(caller))) : null;
  const state: LockState = {
    stamp,
    next: readNext(searchParams.get("next")),
    left: attempts?.attempts_remaining ?? null,
    blockedUntil: attempts?.blocked_until ?? null,
    failed: 0,
    said: null,
    tell: null,
    note: notes.find((note) => note === searchParams.get("note")) ?? null,
  };
  return { state, inside: accessSession && accessSession.kind !== "link" ? { until: accessSession.endsAt.toISOString() } : null };
}
