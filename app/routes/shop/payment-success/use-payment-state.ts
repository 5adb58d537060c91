import { useEffect, useState } from "react";
import { callFunction } from "#app/lib/http/call-function.ts";
import type { PaymentState } from "#contracts/get-payment-state.ts";

type SeenState = PaymentState["state"] | "late";

const awaited = ["waiting", "late", "bank-asked", "bank-late"] as const satisfies SeenState[];
export type AwaitedState = (typeof awaited)[number];

/** Whether somebody else's word is still to come: there is nothing to do but to look again. */
export const isAwaited = (state: string): state is AwaitedState => (awaited as readonly string[]).includes(state);

/** Milliseconds. */
const between = 2_000;
const timeoutMs = 60_000;

/** The state of a payment, asked again until it is settled; `late` when a minute brought nothing. */
export function usePaymentState(session: string, first: PaymentState["state"]): SeenState {
  const [state, setState] = useState<SeenState>(first);

  useEffect(() => {
    if (first !== "waiting") return;
    const stop = new AbortController();
    const until = performance.now() + timeoutMs;
    let timer: ReturnType<typeof setTimeout>;

    async function ask() {
      try {
        const answer = await callFunction("get-payment-state", { session }, { signal: stop.signal });
        if (answer.ok && answer.data.state !== "waiting") return setState(answer.data.state);
      } catch (error) {
        if (stop.signal.aborted) return;
        throw error;
      }
      if (performance.now() > until) return setState("late");
      timer = setTimeout(ask, between);
    }

    timer = setTimeout(ask, between);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [session, first]);

  return state;
}
