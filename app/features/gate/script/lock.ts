import { formatTime } from "#app/features/gate/format-time.ts";
import { type Answer, ask } from "#app/features/gate/script/ask.ts";
import { goSoon } from "#app/features/gate/script/enter.ts";
import type { Parts } from "#app/features/gate/script/find-parts.ts";
import { hush, say } from "#app/features/gate/script/say.ts";
import { gateWords } from "#app/features/gate/words.ts";
import { warnBelow } from "#contracts/verify-site-access.ts";

const show = (element: HTMLElement | null, on: boolean) => element?.toggleAttribute("hidden", !on);
const timeOf = (at: number) => formatTime(new Date(at), new Date());

/** A lock's form, once script has woken: asks the function, says what came of it, and goes on. */
export function wakeLock({ lock, form, field, button, words, blocked, warning, hint }: Parts) {
  let busy = false;
  let failed = 0;
  let saidBefore = words.textContent;
  let blockedUntil = Date.parse(blocked?.dataset.lockBlocked ?? "");
  let again: ReturnType<typeof setTimeout> | undefined;
  const isBlocked = () => blockedUntil > Date.now();

  function drawBlock() {
    const time = blocked?.querySelector("time");
    if (time) {
      time.dateTime = new Date(blockedUntil).toISOString();
      time.textContent = timeOf(blockedUntil);
    }
    clearTimeout(again);
    again = setTimeout(draw, blockedUntil - Date.now() + 500);
  }

  function draw() {
    const shut = isBlocked();
    const said = (busy ? button.dataset.busy : shut ? button.dataset.blocked : undefined) ?? "Enter Site";
    // Only other words: on a translated page new ones would take away what is being pressed, and with it the press.
    if (said !== saidBefore) words.textContent = said;
    saidBefore = said;
    field.disabled = shut;
    // While the server is asked the button keeps its focus.
    button.disabled = shut || (!busy && field.value.trim() === "");
    button.toggleAttribute("aria-busy", busy);
    show(blocked, shut);
    if (shut) show(warning, false);
    if (shut) drawBlock();
  }

  function refuse({ blocked_until, attempts_remaining }: Answer) {
    failed++;
    if (lock === "code") {
      show(hint, failed >= Number(hint?.dataset.lockHint));
      return say(gateWords.wrongCode);
    }
    blockedUntil = Date.parse(blocked_until ?? "");
    const few = attempts_remaining !== undefined && attempts_remaining < warnBelow;
    const line = warning?.querySelector("p:last-child");
    if (few && line) line.textContent = gateWords.left(attempts_remaining);
    show(warning, few && !isBlocked());
    say(isBlocked() ? gateWords.blocked(timeOf(blockedUntil)) : gateWords.wrongPassword(attempts_remaining));
  }

  async function submit() {
    const typed = field.value;
    if (busy || isBlocked() || typed.trim() === "") return;
    busy = true;
    hush();
    document.querySelector("[data-lock-said]")?.remove();
    draw();
    const answer = await ask(lock, typed);
    field.value = "";
    if (answer?.success) {
      say(gateWords.granted);
      return goSoon();
    }
    if (answer) refuse(answer);
    busy = false;
    draw();
    field.focus();
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
