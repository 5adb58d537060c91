import type { InferOutput } from "valibot";
import { goSoon, saveCodeReceipt, savePasswordReceipt, timeoutMs } from "#app/features/gate/script/receipts.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { fetchInTime } from "#app/lib/http/call-function.ts";
import { formWords } from "#content/site/forms.ts";
import { describeTime, enter, type GateMessage, gateMessages } from "#content/site/gate.ts";
import { type output, warnBelow } from "#contracts/verify-site-access.ts";

type Answer = InferOutput<typeof output>;

const show = (element: HTMLElement | null, on: boolean) => element?.toggleAttribute("hidden", !on);
const timeOf = (at: number) => describeTime(new Date(at), new Date());
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Milliseconds a message stays. */
const stays = { status: 6_000, alert: 15_000 };

/** Shows a message as the rest of the site does; the newest complaint takes the place of the last. A silent one is only seen. */
function showToast({ title, description, destructive }: GateMessage, silent = false) {
  const kind = destructive ? "alert" : "status";
  const region = document.querySelector<HTMLElement>(`[data-toasts=${silent ? "silent" : kind}]`);
  const sheet = document.querySelector<HTMLTemplateElement>(`template[data-toast=${kind}]`);
  const toast = sheet?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !toast) return;
  const [heading, words] = toast.querySelectorAll("p");
  if (heading) heading.textContent = title;
  if (words) words.textContent = description;
  let before: EventTarget | null = null;
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    if (!toast.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  const dismiss = () => {
    if (toast.contains(document.activeElement)) returnFocus(before);
    toast.remove();
  };
  toast.querySelector("button")?.addEventListener("click", dismiss);
  toast.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss());
  region.replaceChildren(toast);
  const leave = () => (toast.matches(":hover, :focus-within") ? setTimeout(leave, 1_000) : toast.remove());
  setTimeout(leave, stays[kind]);
}

/** A new try makes the last complaint old news. */
function clearToast() {
  for (const region of document.querySelectorAll("[data-toasts=alert], [data-toasts=silent]")) region.replaceChildren();
}

/** Asks whether what was typed opens the lock: the answer, or what went wrong on the way. */
async function ask(lock: string, typed: string): Promise<Answer | GateMessage> {
  const name = lock === "password" ? "verify-site-access" : "verify-access-code";
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ [lock]: typed }) };
  const outcome = await fetchInTime(
    `/functions/v1/${name}`,
    init,
    async (answer) =>
      (answer.ok ? ((await answer.json().catch(() => null)) as Answer | null) : null) ??
      (answer.status === 429 ? gateMessages.tooMany(Number(answer.headers.get("retry-after"))) : gateMessages.failed),
    { milliseconds: timeoutMs },
  );
  return outcome.state === "answered" ? outcome.answer : gateMessages.away;
}

/** Takes over a lock's form: asks the function, says what came of it, and goes on. */
export function startLock(form: HTMLFormElement) {
  const lock = form.dataset.lock ?? "";
  const field = form.querySelector<HTMLInputElement>(`[name=${lock}]`);
  const button = form.querySelector<HTMLButtonElement>("[data-lock-button]");
  const label = button?.firstElementChild;
  if (!field || !button || !label) return;
  const [blocked, warning] = [find("[data-lock-blocked]"), find("[data-lock-warning]")];
  const [hint, progress] = [find("[data-lock-hint]"), find("[data-lock-progress]")];
  const title = document.title.replace(formWords.error, "");
  const empty = gateMessages.empty[lock === "code" ? "code" : "password"];
  let busy = false;
  let failed = 0;
  let saidBefore = label.textContent;
  let blockedUntil = Date.parse(blocked?.dataset.lockBlocked ?? "");
  let again: ReturnType<typeof setTimeout> | undefined;
  const isBlocked = () => blockedUntil > Date.now();
  /** While something is wrong the page's title begins with it. */
  const entitle = (isWrong: boolean) => (document.title = (isWrong ? formWords.error : "") + title);

  function drawBlock() {
    const time = blocked?.querySelector("time");
    if (time) {
      time.dateTime = new Date(blockedUntil).toISOString();
      time.textContent = timeOf(blockedUntil);
    }
    clearTimeout(again);
    again = setTimeout(reopen, blockedUntil - Date.now() + 500);
  }

  /** Whoever has waited at the notice hears of the field, which takes the focus from what goes. */
  function reopen() {
    const isAwaited = document.activeElement === blocked;
    draw();
    if (isBlocked()) return;
    entitle(false);
    if (isAwaited) field?.focus();
  }

  function draw() {
    if (!field || !button || !label) return;
    const shut = isBlocked();
    const said = (busy ? button.dataset.busy : shut ? button.dataset.blocked : undefined) ?? enter;
    // Only other words: on a translated page new ones would take away what is being pressed, and with it the press.
    if (said !== saidBefore) label.textContent = said;
    saidBefore = said;
    field.disabled = shut;
    field.readOnly = busy;
    // While the server is asked, or nothing is typed, the button keeps its focus; a press then does nothing, or says what's missing.
    button.disabled = shut;
    button.setAttribute("aria-disabled", String(busy || field.value.trim() === ""));
    button.toggleAttribute("aria-busy", busy);
    if (progress) progress.textContent = busy ? said : "";
    show(blocked, shut);
    if (shut) show(warning, false);
    if (shut) drawBlock();
  }

  /** Beside the field, as every form of the site has it; without words it goes. */
  function showFieldError(words?: string) {
    const id = `${lock}-error`;
    document.getElementById(id)?.remove();
    field?.setAttribute("aria-invalid", "false");
    field?.removeAttribute("aria-describedby");
    const error = form.querySelector("template")?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    const place = error?.querySelector("span");
    if (!words || !error || !place) return;
    place.textContent = words;
    field?.after(error);
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", id);
  }

  /** Once the region has been empty for a moment: the same words are heard twice. */
  function sayEmpty() {
    if (!progress) return;
    progress.textContent = "";
    setTimeout(() => {
      if (!busy) progress.textContent = empty;
    }, 100);
  }

  function tell(message: GateMessage) {
    // A field that is now given the focus is read out with what is wrong with it.
    showToast(message, message.isOfField && document.activeElement !== field);
    entitle(true);
    if (message.isOfField) showFieldError(message.description);
  }

  function refuse({ blocked_until, attempts_remaining }: Answer) {
    failed++;
    if (lock === "code") {
      show(hint, failed >= Number(hint?.dataset.lockHint));
      return tell(gateMessages.wrongCode);
    }
    blockedUntil = Date.parse(blocked_until ?? "");
    const isFew = attempts_remaining !== undefined && attempts_remaining < warnBelow;
    const line = warning?.querySelector("p:last-child");
    if (isFew && line) line.textContent = gateMessages.left(attempts_remaining);
    show(warning, isFew && !isBlocked());
    tell(isBlocked() ? gateMessages.blocked(timeOf(blockedUntil)) : gateMessages.wrongPassword(attempts_remaining));
  }

  async function submit() {
    if (!field) return;
    const typed = field.value;
    if (busy || isBlocked()) return;
    clearToast();
    if (typed.trim() === "") {
      showFieldError(empty);
      entitle(true);
      // Pressed in the field itself: no focus moves, so nothing else would tell those who listen.
      if (document.activeElement === field) sayEmpty();
      return field.focus();
    }
    busy = true;
    entitle(false);
    showFieldError();
    document.querySelector("[data-lock-said]")?.remove();
    draw();
    const answer = await ask(lock, typed);
    // A password is typed anew for every try; a code that nobody has looked at is sent again as it stands.
    if ("success" in answer || lock === "password") field.value = "";
    if ("success" in answer && answer.success) {
      if (lock === "password") savePasswordReceipt(answer);
      else saveCodeReceipt(Date.now());
      showToast(gateMessages.granted);
      return goSoon();
    }
    if ("success" in answer) refuse(answer);
    else tell(answer);
    busy = false;
    draw();
    // Blocked, neither field nor button can have it.
    const place = isBlocked() ? blocked : field;
    place?.focus();
    // It had the focus before, and the hint has pushed it down since.
    place?.scrollIntoView({ block: "nearest" });
  }

  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  // Some password managers fill a field in with nothing but a change.
  for (const event of ["input", "change"]) field.addEventListener(event, draw);
  draw();
}
