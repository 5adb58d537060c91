import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useConsent } from "#app/features/consent/use-consent.ts";
import type ComboboxOnDemand from "#app/features/warmth-list/country-combobox.tsx";
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

type Props = {
  name: string;
  label: string;
  initial: string;
  /** It was filled in for the visitor, who had not touched it. */
  onFound?: (country: Country) => void;
};

type Searchable = { Combobox: ComponentType<Parameters<typeof ComboboxOnDemand>[0]>; initial: string };

/**
 * The browser's own list, until its form is touched; then the searchable one stands in its place, its code loaded only for that. Never under
 * somebody: who has reached the browser's own by then keeps it. Under a finger, offline, or where its code is gone, it stays as well.
 */
export function CountryField({ name, label, initial, onFound }: Props) {
  const { field } = useField<{ name: string; error?: string }>({ name });
  const place = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const [searchable, setSearchable] = useState<Searchable | null>(null);
  const find = () => place.current?.querySelector<HTMLSelectElement | HTMLInputElement>(`[name="${name}"]`);

  useFoundCountry({
    wanted: () => !isTouched.current && find()?.value === "",
    found(country) {
      const list = find();
      if (list) typeInto(list, country.code);
      onFound?.(country);
    },
  });

  const load = useEffectEvent(async () => {
    const loaded = await import("#app/features/warmth-list/country-combobox.tsx").catch(() => undefined);
    const list = find();
    // At once: between this look and a later drawing somebody may come to it.
    if (loaded && list && !isTouched.current) flushSync(() => setSearchable({ Combobox: loaded.default, initial: list.value }));
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    // A phone's own list is the better one under a finger, and needs no keyboard.
    if (!form || matchMedia("(pointer: coarse)").matches) return;
    const listening = new AbortController();
    const touch = () => {
      if (!navigator.onLine) return;
      listening.abort();
      void load();
    };
    for (const event of ["focusin", "pointerover"]) form.addEventListener(event, touch, { signal: listening.signal });
    // It may have been what woke the page.
    const { activeElement } = document;
    isTouched.current = place.current?.contains(activeElement) === true;
    if (form.contains(activeElement)) touch();
    return () => listening.abort();
  }, []);

  const touched = () => {
    isTouched.current = true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it's told of whatever list stands in it
    <div className="field" ref={place} onFocus={touched} onPointerDown={touched}>
      <label className="field-label" htmlFor={field.id}>
        {label}
      </label>
      {searchable ? (
        <searchable.Combobox id={field.id} name={name} initial={searchable.initial} invalid={Boolean(field.error)} describedBy={describedBy(field)} />
      ) : (
        <CountrySelect
          required
          // Uncontrolled: what is chosen while React is still waking up belongs to the browser, and stays.
          defaultValue={initial}
          {...controlOf(field)}
        />
      )}
      <FieldError {...field} />
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
