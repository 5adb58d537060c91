import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useConsent } from "#app/features/consent/use-consent.ts";
import type { default as ComboboxOnDemand, TakeOver } from "#app/features/warmth-list/country-combobox.tsx";
import { callFunction } from "#app/lib/http/call-function.ts";
import { typeInto } from "#app/lib/hydration/replay-input.ts";
import { controlOf, describedBy, Field, FieldError, useField } from "#app/ui/forms/fields.tsx";
import { type Country, countries } from "#content/countries.ts";
import { countryField } from "#content/site/country-field.ts";

/** Every country in the browser's own list: what stands in the page as it is sent. */
export function CountrySelect(props: ComponentProps<"select">) {
  return (
    <select autoComplete="country" toolparamdescription={countryField.tool} {...props} className="input">
      <option value="">{countryField.choose}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The same with its label and complaint, for a form without the searchable list. */
export function CountrySelectField({ name, label, ...select }: ComponentProps<"select"> & { name: string; label: string }) {
  const { field, text } = useField<{ name: string; label: string; error?: string }>({ name, label });
  return (
    <Field {...field}>
      <CountrySelect defaultValue={text} {...select} {...controlOf(field)} />
    </Field>
  );
}

type Combobox = ComponentType<Parameters<typeof ComboboxOnDemand>[0]>;
type Props = {
  name: string;
  label: string;
  initial: string;
  /** It was filled in for the visitor, who had not touched it. */
  onFound?: (country: Country) => void;
};

/** A phone's own list is the better one under a finger, and needs no keyboard. */
const isTouched = () => matchMedia("(pointer: coarse)").matches;
/** Undefined where its file cannot be had. */
const load = () => import("#app/features/warmth-list/country-combobox.tsx").catch(() => undefined);

/**
 * The browser's own list until it is touched; then, its code loaded only for that, the searchable one in its place,
 * with the same value and the focus. Under a finger, offline, or where its code is gone, the browser's own list goes on working.
 */
export function CountryField({ name, label, initial, onFound }: Props) {
  const { error } = useField<{ name: string; error?: string }>({ name }).field;
  const place = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(initial);
  const [searchable, setSearchable] = useState<{ Combobox: Combobox; takeOver: TakeOver } | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const pressed = useRef(false);
  const asked = useRef(false);
  const gone = useRef(false);
  const touched = useRef(false);

  useFoundCountry({
    wanted: () => !touched.current && select.current?.value === "",
    found(country) {
      if (select.current) typeInto(select.current, country.code);
      onFound?.(country);
    },
  });

  const choose = (code: string) => {
    setValue(code);
    // The form reads its own fields, and this one is not written until React is done.
    requestAnimationFrame(() => {
      // The searchable list says nothing of its own accord.
      place.current?.querySelector(`[name="${name}"]`)?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };

  async function takeOver() {
    touched.current = true;
    // The browser's own list opens at once; waiting for a file that can't come would not.
    if (asked.current || isTouched() || !navigator.onLine) return;
    asked.current = true;
    // Whoever goes on to another field meanwhile is left there.
    const heldBy = document.activeElement;
    const loaded = await load();
    if (!loaded) {
      gone.current = true;
      // The press that asked for it opened nothing.
      if (pressed.current && document.activeElement === heldBy) openOwnList();
      return;
    }
    const { default: Combobox } = loaded;
    setValue(select.current?.value ?? "");
    const awaited = document.activeElement === heldBy;
    // Taken out of the page, the browser's list leaves the focus to the body.
    const isAwaited = () => awaited && (document.activeElement === heldBy || document.activeElement === document.body);
    setSearchable({ Combobox, takeOver: { isAwaited, open: pressed.current && awaited } });
  }

  function openOwnList() {
    select.current?.focus();
    try {
      select.current?.showPicker?.();
    } catch {
      // The press is too long ago: the next one opens it.
    }
  }

  function press(event: MouseEvent<HTMLSelectElement>) {
    touched.current = true;
    if (event.button !== 0 || isTouched() || !navigator.onLine || gone.current) return;
    // The browser's list would open under the one that is coming.
    event.preventDefault();
    pressed.current = true;
    void takeOver();
  }

  return (
    <div className="field" ref={place}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {searchable ? (
        <searchable.Combobox
          id={name}
          name={name}
          value={value}
          onChange={choose}
          takeOver={searchable.takeOver}
          invalid={Boolean(error)}
          describedBy={describedBy(name, { error })}
        />
      ) : (
        <CountrySelect
          ref={select}
          id={name}
          name={name}
          required
          // Uncontrolled: what is chosen while React is still waking up belongs to the browser, and stays.
          defaultValue={initial}
          onPointerEnter={() => !isTouched() && navigator.onLine && void load()}
          onMouseDown={press}
          onFocus={() => void takeOver()}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, { error })}
        />
      )}
      <FieldError field={name} error={error} />
    </div>
  );
}

type FoundCountry = {
  /** Whether there is still something to fill in. */
  wanted: () => boolean;
  found: (country: Country) => void;
};

/** Finds the visitor's country for them once they allow handy extras: now, or while the page stands open. */
function useFoundCountry(needs: FoundCountry) {
  const mayAsk = useConsent().allowed("functional");
  const wanted = useEffectEvent(needs.wanted);
  const found = useEffectEvent(needs.found);

  useEffect(() => {
    if (!mayAsk || !wanted()) return;
    const leaving = new AbortController();
    callFunction("get-user-location", {}, { signal: leaving.signal }).then(
      (answer) => {
        // biome-ignore lint/suspicious/noConsole: the specification wants location errors logged, and nothing else.
        if (!answer.ok) return console.info("No location:", answer.failure.code);
        const country = countries.find(({ code }) => code === answer.data.country);
        if (country && !leaving.signal.aborted && wanted()) found(country);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [mayAsk]);
}
