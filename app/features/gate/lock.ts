import { data, type RouterContextProvider, redirect } from "react-router";
import { backend, caller } from "#app/context.ts";
import { parseUrl } from "#app/lib/browser/urls.ts";
import { headersOf, statusOf, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { answerForm, check } from "#app/ui/forms/read-form.ts";
import { type GateMessage, gateMessages, ukTime } from "#content/site/gate.ts";
import { gatePages } from "#content/site/gate-pages.ts";
import { isReferralCode } from "#contracts/fields.ts";
import { type SignUp, form as signUp } from "#contracts/mailchimp-subscribe.ts";
import { input as codeInput } from "#contracts/verify-access-code.ts";
import { input as passwordInput } from "#contracts/verify-site-access.ts";

/** What a lock screen shows when it comes from the server; its script goes on from there. */
export type LockState = {
  next: string;
  /** When the screen was made, signed; for the form below the lock. */
  stamp: string;
  /** Wrong passwords that are left; null for the code, which has no such count. */
  left: number | null;
  /** ISO 8601; null while it is not blocked. */
  blockedUntil: string | null;
  /** Wrong codes so far, in this browser. */
  failed: number;
  /** What came of the last try, where there is no script to say it. */
  said: GateMessage | null;
  /** What came of the form below it. */
  notify: FormAnswer | null;
  note: keyof typeof gatePages.notes | null;
};

type Outcome = Partial<LockState>;
type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** Where to go once inside: a path of this site, and never anyone else's address. */
export function readNext(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return "/";
  const here = "https://here.invalid";
  const url = parseUrl(wanted, here);
  if (!url) return "/";
  const next = url.pathname + url.search + url.hash;
  // Read once more, as a browser will: of "/.//evil.example" the first reading leaves another host's address.
  if (parseUrl(next, here)?.href !== url.href || url.origin !== here || /^\/(site-access|access-code)(\/|$)|\.data$/.test(url.pathname)) return "/";
  return next;
}

const isNote = (note: string | null): note is keyof typeof gatePages.notes => note !== null && Object.hasOwn(gatePages.notes, note);

/** What a lock screen is to show; `inside` where this browser has been let in already. */
export async function readLock({ request, context }: Sent, lock: "password" | "code") {
  const { searchParams } = new URL(request.url);
  const note = searchParams.get("note");
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
    notify: null,
    note: isNote(note) ? note : null,
  };
  return { state, inside: accessSession && accessSession.kind !== "link" ? { until: accessSession.endsAt.toISOString() } : null };
}

const refuse = (said: GateMessage, rest: Outcome, status = 403, headers: HeadersInit = {}) => data<Outcome>({ said, ...rest }, { status, headers });
const secondsUntil = (time: string) => Math.max(1, Math.ceil((Date.parse(time) - Date.now()) / 1000));

async function tryPassword({ context }: Sent, form: FormData, next: string) {
  const checked = check(passwordInput, { password: form.get("password") });
  if (!checked.ok) return refuse(gateMessages.wrongPassword(undefined), { next }, 400);
  const { success, blocked_until, attempts_remaining } = await context.get(backend).verifySiteAccess(checked.value, context.get(caller));
  if (success) throw redirect(next, 303);
  const said = blocked_until ? gateMessages.blocked(ukTime(new Date(blocked_until))) : gateMessages.wrongPassword(attempts_remaining);
  const standing = { next, left: attempts_remaining ?? null, blockedUntil: blocked_until ?? null };
  return blocked_until ? refuse(said, standing, 429, { "Retry-After": String(secondsUntil(blocked_until)) }) : refuse(said, standing);
}

async function tryCode({ context }: Sent, form: FormData, next: string) {
  const failed = Math.min(Number(form.get("failed")) || 0, 99) + 1;
  const checked = check(codeInput, { code: form.get("code") });
  if (!checked.ok) return refuse(gateMessages.wrongCode, { next, failed }, 400);
  const { success } = await context.get(backend).verifyAccessCode(checked.value, context.get(caller));
  if (success) throw redirect(next, 303);
  return refuse(gateMessages.wrongCode, { next, failed });
}

/** The form below the lock joins the Warmth List, by the same function as its own page. Whoever followed a friend's link to it comes by that friend. */
async function notifyMe({ context }: Sent, form: FormData, next: string, screen: string) {
  const [, code = ""] = /^\/warmth-list\/friend\/(\w+)/i.exec(next) ?? [];
  const friend = isReferralCode(code.toUpperCase()) ? { referredBy: code.toUpperCase() } : {};
  const act = async (person: SignUp) => {
    await context.get(backend).mailchimpSubscribe({ ...person, ...friend }, context.get(caller));
    const note = (await orNullAfterTimeout(context.get(backend).mailsWait())) ? "told-tomorrow" : "told";
    throw redirect(`${screen}?${new URLSearchParams({ note, next })}`, 303);
  };
  const refused = await answerForm(signUp, form, act, { isStamped: true });
  return data<Outcome>({ next, notify: refused.data }, refused.init ?? undefined);
}

/** Every form of a lock screen: getting in, leaving, and the one below. A failure of ours keeps the form and says so. */
export async function lockAction(sent: Sent, screen: "/site-access" | "/access-code") {
  // What cannot be read is an empty form.
  const form = await sent.request.formData().catch(() => new FormData());
  const next = readNext(form.get("next"));
  const intent = form.get("intent");
  if (intent === "leave") {
    sent.context.get(caller).keepAccessSession?.("");
    throw redirect(screen, 303);
  }
  if (intent === "tell") return notifyMe(sent, form, next, screen);
  try {
    return await (screen === "/site-access" ? tryPassword : tryCode)(sent, form, next);
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = toFailure(error);
    return refuse(
      failure.code === "too-many" ? gateMessages.tooMany(failure.retryAfter) : gateMessages.failed,
      { next },
      statusOf(failure),
      headersOf(failure),
    );
  }
}
