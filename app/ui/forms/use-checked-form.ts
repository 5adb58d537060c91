import { type FocusEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useActionData } from "react-router";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import type { Checked, FieldErrors } from "#app/ui/forms/read-form.ts";

type Needs<T> = {
  /** Holds the form, as it stands, against its contract. */
  check: (form: HTMLFormElement) => Checked<T>;
  /** What the server said about the fields of the form that was sent last. */
  sent?: FieldErrors | undefined;
  /** Being sent: pressed again, it is not sent twice. */
  busy?: boolean;
};

export type CheckedForm<T> = {
  ref: RefObject<HTMLFormElement | null>;
  /** What the form element itself needs. A form that is not sent by the browser's own way has an `onSubmit` of its own after these. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    /** Without script the browser checks; with it, we do, in our own words. */
    noValidate: boolean;
    onSubmit: (event: FormEvent) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onPointerDown: () => void;
  };
  errors: FieldErrors;
  /** What is wrong with the field that was left last: nothing else would tell those who listen. */
  complaint: string;
  /** Checks all; shows what is wrong and moves to the first field that is. */
  submit: () => T | null;
  /** Shows errors that came from the server. */
  show: (errors: FieldErrors) => void;
  /** Checks one field again, for one that makes no `input` event of its own. */
  recheck: (name: string) => void;
};

const nameOf = (target: EventTarget) => ("name" in target && typeof target.name === "string" ? target.name : "");

/**
 * A native form, its fields uncontrolled: what is typed belongs to the browser and survives everything we do.
 * A complaint comes when a filled field is left, or on sending; it goes as soon as the field is right.
 */
export function useCheckedForm<T>({ check, sent, busy = false }: Needs<T>): CheckedForm<T> {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState(sent ?? {});
  // By the answer itself: the same complaint may come twice.
  const answer = useActionData();
  const [told, setTold] = useState(answer);
  if (answer !== told) {
    setTold(answer);
    if (sent) setErrors(sent);
  }
  const [complaint, setComplaint] = useState("");
  const goToFirst = useRef(false);
  const pressing = useRef(false);

  useEffect(() => {
    if (!goToFirst.current) return;
    goToFirst.current = false;
    if (Object.keys(errors).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const show = (found: FieldErrors) => {
    goToFirst.current = true;
    setComplaint("");
    setErrors(found);
  };

  const recheck = (name: string) => {
    if (!ref.current) return;
    const checked = check(ref.current);
    const words = checked.ok ? undefined : checked.errors[name];
    setComplaint(words ?? "");
    setErrors((before) => {
      if (words === before[name]) return before;
      const { [name]: _, ...others } = before;
      return words ? { ...others, [name]: words } : others;
    });
  };

  const submit = () => {
    if (!ref.current) return null;
    const checked = check(ref.current);
    show(checked.ok ? {} : checked.errors);
    return checked.ok ? checked.value : null;
  };

  const props: CheckedForm<T>["props"] = {
    ref,
    noValidate: hydrated,
    onSubmit(event) {
      if (busy || !submit()) event.preventDefault();
    },
    onInput(event) {
      const name = nameOf(event.target);
      if (errors[name]) recheck(name);
    },
    onPointerDown() {
      pressing.current = true;
      addEventListener("pointerup", () => setTimeout(() => (pressing.current = false)), { once: true });
    },
    onBlur({ target }) {
      if (!(target instanceof HTMLInputElement) || ["checkbox", "radio"].includes(target.type) || !target.name || !target.value) return;
      // A complaint that appears under the pointer would move the very button that is being pressed.
      if (pressing.current) addEventListener("pointerup", () => setTimeout(recheck, 0, target.name), { once: true });
      else recheck(target.name);
    },
  };

  return { ref, props, errors, complaint, show, recheck, submit };
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
