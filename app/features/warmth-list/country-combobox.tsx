import { Combobox } from "@base-ui/react/combobox";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type Country, countries } from "#content/countries.ts";
import { findCountries } from "#content/find-countries.ts";
import "#app/styles/country-combobox.css";

/** It takes the place of a list that was in use: it takes the focus if that is still wanted, and opens if that list was pressed. */
export type TakeOver = { isAwaited: () => boolean; open: boolean };
type Props = {
  id: string;
  name: string;
  /** The code chosen so far, or "". */
  value: string;
  onChange: (code: string) => void;
  takeOver: TakeOver;
  invalid: boolean;
  describedBy: string | undefined;
};

const labelOf = ({ name }: Country) => name;
const codeOf = ({ code }: Country) => code;

/** The searchable list of countries: opens on click, filters as one types, by name, by code and by what people call them. */
export default function CountryCombobox({ id, name, value, onChange, takeOver, invalid, describedBy }: Props) {
  const chosen = countries.find(({ code }) => code === value) ?? null;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(takeOver.open);
  const [query, setQuery] = useState(chosen?.name ?? "");
  // The chosen name in the field is no search.
  const found = query === chosen?.name ? countries : findCountries(query);

  useEffect(() => {
    if (takeOver.isAwaited()) input.current?.focus();
  }, [takeOver]);

  // Who types "fran" and goes on to the next field means the one that is marked.
  function takeFirst({ key, shiftKey }: KeyboardEvent) {
    const first = found[0];
    if (key !== "Tab" || shiftKey || !open || !first || !query.trim() || query === chosen?.name) return;
    setQuery(first.name);
    onChange(first.code);
  }

  return (
    <Combobox.Root
      items={countries}
      filteredItems={found}
      itemToStringLabel={labelOf}
      itemToStringValue={codeOf}
      name={name}
      value={chosen}
      onValueChange={(country) => onChange(country?.code ?? "")}
      inputValue={query}
      onInputValueChange={setQuery}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
    >
      <div className="country-box">
        <Combobox.Input
          ref={input}
          id={id}
          className="input country-input"
          placeholder="Select your country"
          aria-invalid={invalid ? true : undefined}
          aria-describedby={describedBy}
          aria-required="true"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={takeFirst}
        />
        <Combobox.Trigger className="country-box-open" aria-label="Show countries" tabIndex={-1}>
          <Icon name="down" size={20} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal container={document.getElementById("main")}>
        <Combobox.Positioner className="on-light country-place" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className="country-popup">
            <Combobox.Empty className="country-none">No countries found</Combobox.Empty>
            <Combobox.List className="country-list">
              {(country: Country) => (
                <Combobox.Item key={country.code} value={country} className="country-option">
                  {country.name}
                  <Combobox.ItemIndicator>
                    <Icon name="tick" size={20} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
