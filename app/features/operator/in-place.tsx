import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Form, useFetcher, useFetchers, useNavigation } from "react-router";
import type { Flashed } from "#app/features/operator/flash.ts";
import { isInView } from "#app/lib/browser/in-view.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";

/** The field that only script adds: which button it was, as `Pressed`. The answer to such a form leads nowhere, and is told where it was pressed. */
export const inPlace = "in-place";

/** `of`: what it's about. `words`: what was pressed. `isShown`: what it does is shown already. */
type Pressed = { of: string; words: string; isShown: boolean };
/** What a form that was sent in place is answered. */
type Answer = { done?: Flashed; failure?: ShownFailure };
type Told = Answer & { pressed: Pressed };
/** Dispatched on `window` with what came of such a press: by then the one who pressed may be on another page. */
const answered = "press-answered";

type Sent<T> = { request: Request; serverAction: () => Promise<T> };
type Options = Omit<Parameters<typeof withNetworkErrors>[1], "rest">;

/** A route's action in the browser, of a page that has buttons which answer in place: whatever such a button does, it does once. */
export async function withAnswers<T>({ request, serverAction }: Sent<T>, options: Options) {
  const pressed = (await request.clone().formData()).get(inPlace);
  if (typeof pressed !== "string") return withNetworkErrors(serverAction, options);
  const answer = await withNetworkErrors(serverAction, { repeat: "once" });
  const told = (typeof answer === "object" && answer !== null && "init" in answer ? answer.data : answer) as Answer;
  dispatchEvent(new CustomEvent<Told>(answered, { detail: { ...told, pressed: JSON.parse(pressed) as Pressed } }));
  return answer;
}

/** Milliseconds that words are left to a screen reader to take them up. */
const stays = 1_000;

/**
 * Says what came of a press in place, once. To those who look a message says it only where the page doesn't: it would lie over what they press next.
 */
export function PressAnswers() {
  const toast = useToast();
  const [said, setSaid] = useState<{ words: string; isUrgent: boolean; at: number }>();
  const tell = useEffectEvent(({ done, failure, pressed: { of, words, isShown } }: Told) => {
    const form = document.querySelector(`form[data-press="${CSS.escape(of)}"]`);
    // Where somebody else was faster the page is read anew, and what was pressed may go.
    const mayGo = failure?.code === "conflict" || failure?.code === "not-found";
    const isSeen = failure ? form !== null && isInView(form) && !mayGo : isShown;
    const news = failure ? `${words}. ${failure.message}` : (done?.words ?? "");
    if (isSeen) setSaid({ words: news, isUrgent: failure !== undefined, at: performance.now() });
    else if (failure) toast({ title: failureTitle(failure), description: news, destructive: true });
    else if (done) toast({ title: news, ...(done.hasFailed && { destructive: true }) });
  });
  useEffect(() => {
    const onAnswer = (event: Event) => event instanceof CustomEvent && tell(event.detail as Told);
    addEventListener(answered, onAnswer);
    return () => removeEventListener(answered, onAnswer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each
  useEffect(() => {
    const timer = setTimeout(setSaid, stays, undefined);
    return () => clearTimeout(timer);
  }, [said]);
  // The same words again are said again: another element has them.
  const line = said && <p key={said.at}>{said.words}</p>;
  return (
    <div className="visually-hidden">
      <div role="status">{!said?.isUrgent && line}</div>
      <div role="alert">{said?.isUrgent && line}</div>
    </div>
  );
}

/**
 * The `intent` of a form that is on its way and names this one, by a button in place or by a form of the page: what it does is shown before the answer.
 * Undefined once that is a refusal, and once the page is read anew after it.
 */
export function usePressed(field: string, id: string): string | undefined {
  const { formData } = useNavigation();
  const fetchers = useFetchers();
  const isRefused = ({ state, data }: (typeof fetchers)[number]) => state === "loading" && (data as Answer | undefined)?.failure !== undefined;
  const sent = [formData, ...fetchers.map((one) => (isRefused(one) ? undefined : one.formData))];
  const form = sent.findLast((one) => one?.getAll(field).includes(id));
  return form && String(form.get("intent"));
}

/**
 * For a form that is sent without leaving the page, beside any number of others: a form of the page would break off the one before it. `of`: what it's
 * about, once on a page. Without script it's a form like any other.
 */
export function usePress({ of, words, isShown }: Pressed) {
  const { state, data, submit } = useFetcher<Answer>({ key: `press ${of}` });
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState("");
  const isSending = state !== "idle";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget, nativeEvent } = event;
    const typed = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter);
    setSent(String(typed.get("intent")));
    typed.set(inPlace, JSON.stringify({ of, words, isShown } satisfies Pressed));
    // At once: what is pressed next meets the page as it is then.
    void submit(typed, { method: "post", action: currentTarget.getAttribute("action") ?? ".", flushSync: true });
  }

  // What had the focus goes with its row, or with what could be pressed in it.
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const row = element.closest("tr, li");
      queueMicrotask(() => document.activeElement === document.body && returnFocus(row?.querySelector("a, button")));
    };
  }, []);

  return {
    form: { ref: form, method: "post", onSubmit, "data-press": of } as const,
    isSending,
    /** Why nothing came of this intent, which was the last one. */
    whyNot: (intent: string) => (state !== "submitting" && sent === intent ? data?.failure?.message : undefined),
  };
}

/** Why nothing came of it, for those who look: it's said already. */
export const WhyNot = ({ id, words }: { id?: string; words: string | undefined }) =>
  words && (
    <p id={id} className="small wrap-anywhere mt-1 max-w-measure basis-full whitespace-normal font-bold text-error">
      {words}
    </p>
  );

/**
 * For the back office's frame: of a button that sends something, pressed twice in a row, the second press sends nothing. Sent again meanwhile, a form
 * takes the first one's answer away, and is told that there's nothing left to do; and where its answer came at once, what lies under the pointer now is another's button.
 */
export function usePressOnce() {
  useEffect(() => {
    const stop = new AbortController();
    let last: EventTarget | null = null;

    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: UIEvent) => {
      const button = event.target instanceof Element && event.target.closest("button");
      // The browser counts them: on the same spot, and as fast as its owner's system calls double.
      if (button && event.detail > 1 && button.type === "submit" && button.form?.method === "post") refuse(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      // Not from a hook: the router's word that it's busy is drawn with low priority.
      const isSending = window.__reactRouterDataRouter?.state.navigation.formMethod === "POST";
      if (isSending && event.target === last) refuse(event);
      last = event.target;
    };
    addEventListener("click", onClick, { capture: true, signal: stop.signal });
    addEventListener("submit", onSubmit, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** A number that stays while it's one's own press that changes what a button does: then it keeps the focus. Changed by somebody else it's another button, which nobody presses by mistake. */
function useOwnChange(intent: string, isWaiting: boolean) {
  const [shown, setShown] = useState({ intent, isWaiting, number: 0 });
  if (shown.intent !== intent || shown.isWaiting !== isWaiting) {
    const isSame = shown.intent === intent || isWaiting || shown.isWaiting;
    setShown({ intent, isWaiting, number: isSame ? shown.number : shown.number + 1 });
  }
  return shown.number;
}

type Props = {
  /** The field that names it. */
  field: string;
  id: string;
  intent: string;
  words: string;
  /** With which one. */
  label: string;
  /** Something that names it is on its way, by whatever form. */
  isWaiting: boolean;
  /** What it does is shown before the answer, and can be taken back. */
  isShown: boolean;
  /** `primary`: the next step; `quiet`: beside it. */
  look?: "primary" | "secondary" | "quiet";
  className?: string;
};

/** A button that does something to one of many. It stays where it is, and so do the page and the focus, also where it does the opposite next. */
export function Press({ field, id, intent, words, label, isWaiting, isShown, look = "secondary", className }: Props) {
  const { form, isSending, whyNot } = usePress({ of: `${field} ${id}`, words: label, isShown });
  // A press that seemed lost may have arrived: then the button does something else by now.
  const failure = whyNot(intent);
  const isBusy = isSending || isWaiting;
  const why = useId();
  const number = useOwnChange(intent, isWaiting);
  return (
    <Form {...form} {...(className && { className })}>
      <input type="hidden" name={field} value={id} />
      <Button
        key={number}
        type="submit"
        name="intent"
        value={intent}
        look={look}
        size="small"
        busy={isBusy && !isShown}
        aria-label={label}
        // It can be taken back once it's sure, and says nothing of that: a turning ring would say that it isn't done.
        {...(isBusy && isShown && { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() })}
        {...(failure && { "aria-describedby": why })}
      >
        {words}
      </Button>
      <WhyNot id={why} words={failure} />
    </Form>
  );
}
