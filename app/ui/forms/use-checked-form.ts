import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import type { Checked, FieldErrors } from "#app/ui/forms/read-form.ts";

const nameOf = (target: EventTarget) => ("name" in target && typeof target.name === "string" ? target.name : "");

/** Milliseconds that a live region is empty before it says something, so that the same words are heard twice. */
const pause = 100;

/**
 * What a ContractForm knows of its fields, which are native and uncontrolled: what is typed belongs to the browser and survives everything we do.
 * A complaint comes when a filled field is left, or on sending; it goes as soon as the field is right, and its room once the form is sent. `sent`: what the server said last.
 * `isTold`: whoever has the form says aloud that something is wrong with it.
 */
export function useCheckedForm<T>(check: (form: HTMLFormElement) => Checked<T>, sent: FieldErrors | undefined, isTold: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState(sent ?? {});
  // All that was wrong since it was last sent: what's put right leaves its room, or what lies below would move under a finger.
  const [rooms, setRooms] = useState(errors);
  // By the object, which each answer has of its own: the same complaint may come twice.
  const [told, setTold] = useState(sent);
  if (sent !== told) {
    setTold(sent);
    if (sent) {
      setErrors(sent);
      setRooms(sent);
    }
  }
  const [complaint, setComplaint] = useState("");
  const goToFirst = useRef(false);
  const press = useRef<Promise<void>>(undefined);
  const moving = useRef(false);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    if (!goToFirst.current) return;
    goToFirst.current = false;
    if (Object.keys(errors).length === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // On a phone right below the bar and the message, which would lie over the page's headline if the field stood in the middle.
    if (matchMedia("(width < 48rem)").matches) (first?.closest(".field") ?? first)?.scrollIntoView({ behavior: "instant" });
    // Pressed in the field itself: no focus moves, so nothing else would tell those who listen.
    if (first && first === document.activeElement) {
      const timer = setTimeout(setComplaint, pause, isTold ? "" : (errors[nameOf(first) || first.id] ?? ""));
      return () => clearTimeout(timer);
    }
    // Another field that is left by this is wrong too: that is not said over what has the focus.
    moving.current = true;
    first?.focus();
    moving.current = false;
  }, [errors, isTold]);

  /** Shows what is wrong, and moves to the first field that is. */
  const show = (found: FieldErrors) => {
    goToFirst.current = true;
    setComplaint("");
    setPressed(true);
    setErrors(found);
    setRooms(found);
  };

  /** `isLeft`: nobody is told in the middle of a word. */
  const recheck = (name: string, isLeft: boolean) => {
    if (!ref.current) return;
    const checked = check(ref.current);
    const words = checked.ok ? undefined : checked.errors[name];
    setComplaint((isLeft && words) || "");
    if (words) setRooms((before) => ({ ...before, [name]: words }));
    setErrors((before) => {
      if (words === before[name]) return before;
      // What only the server knows stays until something else is typed: the browser finds such a field right.
      if (isLeft && !words && before[name] === sent?.[name]) return before;
      const { [name]: _, ...others } = before;
      return words ? { ...others, [name]: words } : others;
    });
  };

  return {
    ref,
    errors,
    /** Also what's put right since, for as long as its room is kept. */
    rooms,
    /** Whether it was to be sent, and what is wrong with it was shown. */
    isPressed,
    /** What is wrong with the field that was left last, or that it was to be sent from: nothing else would tell those who listen. */
    complaint,
    show,
    /** The whole form, where all of it is right; else its complaints are shown. */
    submit() {
      if (!ref.current) return null;
      const checked = check(ref.current);
      show(checked.ok ? {} : checked.errors);
      return checked.ok ? checked.value : null;
    },
    /** What the form element itself needs. */
    props: {
      ref,
      // Without script the browser checks; with it, we do, in our own words.
      noValidate: hydrated,
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const name = nameOf(target);
        if (errors[name]) recheck(name, false);
      },
      onPointerDown() {
        press.current = new Promise((over) => {
          const heard = new AbortController();
          const end = () => {
            heard.abort();
            setTimeout(() => {
              press.current = undefined;
              over();
            });
          };
          // A finger that scrolls is never lifted, as far as the page is told.
          for (const event of ["pointerup", "pointercancel"]) addEventListener(event, end, { signal: heard.signal });
        });
      },
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        if (moving.current || !(target instanceof HTMLInputElement) || ["checkbox", "radio"].includes(target.type) || !target.value) return;
        // The searchable list's is what is typed to find what another one sends.
        const name = target.name || target.id;
        // A complaint that appears under the pointer would move the very button that is being pressed.
        if (press.current) void press.current.then(() => recheck(name, true));
        else recheck(name, true);
      },
    },
  };
}

/**
 * Calls `look` when a form may be other than its script knows: at first, for what was filled in before hydration, and once the page is shown,
 * for a browser puts back after a reload, or on the way Back, what was in it, and tells nobody.
 */
export function useFormRestored(look: () => void) {
  const onFilled = useEffectEvent(look);
  useEffect(() => {
    onFilled();
    const shown = () => onFilled();
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
}
