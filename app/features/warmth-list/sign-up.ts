import { useEffect, useRef, useState } from "react";
import { href, useNavigate, useNavigation } from "react-router";
import { type BrowserStorage, local } from "#app/lib/browser/storage.ts";
import { callFunction, createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { throwConfetti } from "#app/ui/confetti/confetti.tsx";
import type { ToastWords } from "#app/ui/toast/toast.tsx";
import { tryAgainIn } from "#content/site/forms.ts";
import { signUpFailures } from "#content/site/warmth-list.ts";
import { looksLikeEmail } from "#contracts/fields.ts";
import { browserLimit, type SignUp } from "#contracts/mailchimp-subscribe.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const text = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

/** Enough is filled in to press the button; looser than what is accepted. */
export const isComplete = (data: FormData) =>
  text(data, "name") !== "" && looksLikeEmail(text(data, "email")) && text(data, "country") !== "" && data.has("acceptTerms");

function describeFailure({ code, message, fields, retryAfter }: ShownFailure): string {
  if (fields) return signUpFailures.fields;
  switch (code) {
    case "too-many":
      return signUpFailures.tooMany + (retryAfter ? ` ${tryAgainIn(retryAfter)}` : "");
    case "once-more":
    case "offline":
      return message;
    case "unsure":
      return `${message} ${signUpFailures.later}`;
    default:
      return signUpFailures.later;
  }
}

/** A failed sign-up in the specification's words. */
export const failureToast = (failure: ShownFailure): ToastWords & { description: string } => ({
  title: failure.code === "unsure" ? signUpFailures.title : failureTitle(failure, signUpFailures.title),
  description: describeFailure(failure),
  destructive: true,
});

const key = storageKeys.warmthListSends.name;
const span = browserLimit.minutes * 60_000;

/** When this browser sent the form within the last quarter of an hour, in milliseconds. What cannot be read counts as never. */
export function recentAttempts(stored: string | null, now: number): number[] {
  try {
    const times: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(times) ? times.filter((time) => typeof time === "number" && time > now - span && time <= now) : [];
  } catch {
    return [];
  }
}

/** Seconds until the first of those attempts no longer counts. */
const secondsToWait = (now: number) => Math.ceil(((recentAttempts(local.read(key), now)[0] ?? now) + span - now) / 1_000);

/** Counts an attempt; false when there have been too many. */
export function countAttempt(now: number, storage: Pick<BrowserStorage, "read" | "write"> = local): boolean {
  const attempts = recentAttempts(storage.read(key), now);
  if (attempts.length >= browserLimit.times) return false;
  storage.write(key, JSON.stringify([...attempts, now]));
  return true;
}

/** The last attempt may have failed to arrive, and the next one is the same again: it does not count twice. */
export function uncountAttempt(now: number, storage: Pick<BrowserStorage, "read" | "write"> = local) {
  storage.write(key, JSON.stringify(recentAttempts(storage.read(key), now).slice(0, -1)));
}

/** Milliseconds between the good news and the page that tells it. */
const pause = 1_500;

/** Sends a sign-up from the browser. `state` is `joined` while the confetti falls, before the success page. */
export function useSignUp(onFailure: (failure: ShownFailure) => void) {
  const [state, setState] = useState<"idle" | "sending" | "joined">("idle");
  const idempotencyKey = useRef<string | null>(null);
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const going = useNavigation().state;
  // Whoever has gone on by then, or is about to, isn't called back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it begins
  useEffect(() => () => clearTimeout(leaving.current), [going]);

  async function send(person: SignUp) {
    if (state !== "idle") return;
    if (!countAttempt(Date.now())) return onFailure({ code: "too-many", message: "", retryAfter: secondsToWait(Date.now()) });
    setState("sending");
    idempotencyKey.current ??= createIdempotencyKey();
    const answer = await callFunction("mailchimp-subscribe", person, { intent: idempotencyKey.current });
    if (answer.ok && answer.data.success) {
      setState("joined");
      throwConfetti();
      leaving.current = setTimeout(() => void navigate(href("/warmth-list/success")), pause);
      return;
    }
    const failure: ShownFailure = answer.ok ? { code: "broken", message: answer.data.error ?? signUpFailures.refused } : answer.failure;
    // It may have arrived: sent again, it is the same one, and uses up nothing.
    if (failure.code === "offline" || failure.code === "unsure" || failure.code === "once-more") uncountAttempt(Date.now());
    else idempotencyKey.current = null;
    setState("idle");
    onFailure(failure);
  }

  return {
    state,
    send,
    /** What is sent next is something else. */
    changed: () => {
      idempotencyKey.current = null;
    },
  };
}
