import { Combobox } from "@base-ui/react/combobox";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { type Country, countries } from "#content/countries.ts";
import { findCountries } from "#content/find-countries.ts";

type Props = {
  id: string;
  name: string;
  /** The code chosen so far, or "". */
  value: string;
  onChange: (code: string) => void;
  /** It takes the place of a list that was in use: it takes the focus, and opens if that one was pressed. */
  takeOver: { focus: boolean; open: boolean };
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
    if (takeOver.focus) input.current?.focus();
  }, [takeOver.focus]);

  // On a phone the keyboard takes half the screen: the field goes to the top, and the list gets all the rest.
  useEffect(() => {
    if (open && matchMedia("(max-width: 40rem)").matches) input.current?.closest(".field")?.scrollIntoView({ block: "start" });
  }, [open]);

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
      <div className="relative">
        <Combobox.Input
          ref={input}
          id={id}
          className="input pr-14"
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
        <Combobox.Trigger className="absolute inset-y-0 right-0 grid w-12 place-items-center text-sea-600" aria-label="Show countries" tabIndex={-1}>
          <Icon name="down" size={20} />
        </Combobox.Trigger>
      </div>
      <Combobox.Portal container={document.getElementById("main")}>
        <Combobox.Positioner className="on-light z-(--layer-toast)" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className="flex max-h-[min(var(--available-height),26rem)] w-(--anchor-width) flex-col overflow-hidden rounded-card border-2 border-sea-600 bg-white text-sea-950 shadow-high max-sm:max-h-(--available-height)">
            <Combobox.Empty className="px-4 text-slate-600 not-empty:py-3">No countries found</Combobox.Empty>
            <Combobox.List className="scroll-py-2 overflow-y-auto overscroll-contain not-empty:py-2">
              {(country: Country) => (
                <Combobox.Item
                  key={country.code}
                  value={country}
                  className="flex min-h-11 cursor-default items-center justify-between gap-3 px-4 py-2 outline-none data-highlighted:bg-sea-800 data-highlighted:text-white forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText]"
                >
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
