import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { returnSend, takeSend } from "#app/features/warmth-list/sends.ts";
import { callFunction, createIdempotencyKey } from "#app/lib/http/call-function.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { throwConfetti } from "#app/ui/confetti/confetti.tsx";
import type { SignUp } from "#contracts/mailchimp-subscribe.ts";

/** Milliseconds between the good news and the page that tells it. */
const pause = 1_500;

type Needs = { fail: (failure: ShownFailure) => void };

/** Sends a sign-up from the browser. `state` is `joined` while the confetti falls, before the success page. */
export function useJoin({ fail }: Needs) {
  const [state, setState] = useState<"idle" | "sending" | "joined">("idle");
  const intent = useRef<string | null>(null);
  const navigate = useNavigate();

  async function join(person: SignUp) {
    if (state !== "idle") return;
    if (!takeSend(Date.now())) return fail({ code: "too-many", message: "" });
    setState("sending");
    throwConfetti();
    intent.current ??= createIdempotencyKey();
    const answer = await callFunction("mailchimp-subscribe", person, { intent: intent.current });
    if (answer.ok && answer.data.success) {
      setState("joined");
      setTimeout(() => void navigate("/warmth-list/success"), pause);
      return;
    }
    const failure: ShownFailure = answer.ok ? { code: "broken", message: answer.data.error ?? "Failed to subscribe to Mailchimp" } : answer.failure;
    // It may have arrived: sent again, it is the same one, and uses up nothing.
    if (failure.code === "offline" || failure.code === "unsure" || failure.code === "once-more") returnSend(Date.now());
    else intent.current = null;
    setState("idle");
    fail(failure);
  }

  return {
    state,
    join,
    /** What is sent next is something else. */
    changed: () => {
      intent.current = null;
    },
  };
}
