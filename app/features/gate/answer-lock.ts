import { data, type RouterContextProvider, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { formatTime } from "#app/features/gate/format-time.ts";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { readNext } from "#app/features/gate/read-next.ts";
import { gateWords, type Words } from "#app/features/gate/words.ts";
import { readSignUp } from "#app/features/warmth-list/sign-up.ts";
import { headersOf, statusOf, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";
import { check, readForm } from "#app/ui/forms/read-form.ts";
import { failures } from "#contracts/failure.ts";
import { input as codeInput } from "#contracts/verify-access-code.ts";
import { input as passwordInput } from "#contracts/verify-site-access.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };
type Outcome = Partial<LockState>;

const refuse = (said: Words, rest: Outcome, status = 403, headers: HeadersInit = {}) => data<Outcome>({ said, ...rest }, { status, headers });
const secondsUntil = (time: string) => Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000));

/** What came of a form, where it was not a redirect. A failure of ours keeps the form and says so. */
async function answer(next: string, act: () => Promise<ReturnType<typeof refuse>>) {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = toFailure(error);
    return refuse(failure.code === "too-many" ? gateWords.tooMany : gateWords.failed, { next }, statusOf(failure), headersOf(failure));
  }
}

async function tryPassword({ context }: Sent, form: FormData, next: string) {
  const checked = check(passwordInput, { password: form.get("password") });
  if (!checked.ok) return refuse(gateWords.wrongPassword(undefined), { next }, 400);
  const { success, blocked_until, attempts_remaining } = await context.get(backend).verifySiteAccess(checked.value, context.get(caller));
  if (success) throw redirect(next, 303);
  const said = blocked_until
    ? gateWords.blocked(`${formatTime(new Date(blocked_until), new Date(), "Europe/London")} (UK time)`)
    : gateWords.wrongPassword(attempts_remaining);
  const standing = { next, left: attempts_remaining ?? null, blockedUntil: blocked_until ?? null };
  return blocked_until ? refuse(said, standing, 429, { "Retry-After": String(secondsUntil(blocked_until)) }) : refuse(said, standing);
}

async function tryCode({ context }: Sent, form: FormData, next: string) {
  const failed = Math.min(Number(form.get("failed")) || 0, 99);
  const checked = check(codeInput, { code: form.get("code") });
  if (!checked.ok) return refuse(gateWords.wrongCode, { next, failed: failed + 1 }, 400);
  const { success } = await context.get(backend).verifyAccessCode(checked.value, context.get(caller));
  if (success) throw redirect(next, 303);
  return refuse(gateWords.wrongCode, { next, failed: failed + 1 });
}

/** The box joins the Warmth List, by the same function as its own page. */
async function tellMe({ context }: Sent, form: FormData, next: string, screen: string) {
  for (const ours of ["intent", "next"]) form.delete(ours);
  if (!form.has("stamp")) form.set("stamp", "");
  const values = readForm(form, ["acceptTerms"]);
  const checked = readSignUp(form);
  const sentBack = (failure: NonNullable<LockState["tell"]>["failure"]) =>
    data<Outcome>({ next, tell: { failure, values } }, { status: statusOf(failure), headers: headersOf(failure) });
  if (!checked.ok) return sentBack({ code: "invalid", message: failures.invalid.message, fields: checked.errors });
  try {
    await context.get(backend).mailchimpSubscribe(checked.value, context.get(caller));
  } catch (error) {
    return sentBack(toFailure(error));
  }
  const note = (await orNullAfterTimeout(context.get(backend).mailsWait())) ? "told-tomorrow" : "told";
  throw redirect(`${screen}?${new URLSearchParams({ note, next })}`, 303);
}

/** Every form of the gate's screens: getting in, leaving, and the box below. */
export async function answerLock(sent: Sent, screen: "/site-access" | "/access-code") {
  // What cannot be read is an empty form.
  const form = await sent.request.formData().catch(() => new FormData());
  const next = readNext(form.get("next"));
  const intent = form.get("intent");
  if (intent === "leave") {
    sent.context.get(caller).keepAccessSession?.("");
    throw redirect(screen, 303);
  }
  if (intent === "tell") return tellMe(sent, form, next, screen);
  return answer(next, () => (screen === "/site-access" ? tryPassword : tryCode)(sent, form, next));
}
