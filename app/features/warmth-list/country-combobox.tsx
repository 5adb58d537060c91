import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type Country, countries } from "#content/countries.ts";
import { findCountries } from "#content/find-countries.ts";
import { countryField } from "#content/site/country-field.ts";
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

/** Pixels of the window's top and foot that the list leaves to the bar and the dock. */
const edge = { top: 88, bottom: 24 };
/** Pixels. With less below its field, the list opens above it. */
const [leastHeight, mostHeight] = [240, 416];

/** A press on the list or its button leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The searchable list of countries: opens on click, filters as one types, by name, by code and by what people call them. ARIA's editable combobox with a list.
 * Our own, because the libraries' hide the field's label and the rest of the form from screen readers while the list is open.
 */
export default function CountryCombobox({ id, name, value, onChange, takeOver, invalid, describedBy }: Props) {
  const chosen = countries.find(({ code }) => code === value);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(takeOver.open);
  const [query, setQuery] = useState(chosen?.name ?? "");
  // The chosen name in the field is no search.
  const isSearch = query.trim() !== "" && query !== chosen?.name;
  const found = isSearch ? findCountries(query) : countries;
  const [marked, setMarked] = useState(-1);
  const optionId = (index: number) => `${id}-option-${found[index]?.code}`;

  useEffect(() => {
    if (takeOver.isAwaited()) input.current?.focus();
  }, [takeOver]);

  useLayoutEffect(() => {
    const box = open ? list.current?.closest(".country-box")?.getBoundingClientRect() : undefined;
    if (!(list.current && box)) return;
    const [above, below] = [box.top - edge.top, innerHeight - edge.bottom - box.bottom];
    const isAbove = below < leastHeight && above > below;
    list.current.parentElement?.toggleAttribute("data-above", isAbove);
    list.current.style.maxHeight = `${Math.round(Math.min(mostHeight, isAbove ? above : below))}px`;
  }, [open]);

  useEffect(() => {
    const option = open ? list.current?.children[marked] : undefined;
    if (!(list.current && option instanceof HTMLElement)) return;
    // Within the list alone: scrollIntoView would move the page as well.
    const { scrollTop, clientHeight } = list.current;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [open, marked]);

  function show() {
    setOpen(true);
    setMarked(isSearch ? 0 : found.findIndex(({ code }) => code === value));
  }

  function choose(country: Country | undefined) {
    setOpen(false);
    setQuery(country?.name ?? "");
    if ((country?.code ?? "") !== value) onChange(country?.code ?? "");
  }

  function search(typed: string) {
    setQuery(typed);
    setOpen(true);
    setMarked(typed.trim() ? 0 : -1);
    if (!typed && value) onChange("");
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (open && found.length > 0) setMarked((marked + step + found.length) % found.length);
      else show();
    } else if (key === "Enter" && open) {
      event.preventDefault();
      if (found[marked]) choose(found[marked]);
      else setOpen(false);
    } else if (key === "Escape" && open) {
      // Only the topmost open thing closes.
      event.stopPropagation();
      event.preventDefault();
      choose(chosen);
    }
    // Someone who types "fran" and goes on to the next field means the one that is marked.
    else if (key === "Tab" && !shiftKey && open && isSearch && found[0]) choose(found[Math.max(marked, 0)]);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!open || currentTarget.parentElement?.contains(relatedTarget)) return;
    const [first] = found;
    choose(isSearch && first?.name.toLowerCase() === query.trim().toLowerCase() ? first : chosen);
  }

  return (
    <div className="country-box">
      <input type="hidden" name={name} value={value} />
      <input
        ref={input}
        id={id}
        className="input country-input"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[marked] ? optionId(marked) : undefined}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        aria-required="true"
        placeholder={countryField.choose}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(event) => search(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={show}
        onKeyDown={press}
        onBlur={leave}
      />
      <button
        type="button"
        className="country-box-open"
        tabIndex={-1}
        aria-label={countryField.show}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        onMouseDown={keepFocus}
        onClick={() => {
          input.current?.focus();
          if (open) choose(chosen);
          else show();
        }}
      >
        <Icon name="down" size={20} />
      </button>
      <div className="country-popup" hidden={!open}>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={countryField.list} className="country-list">
          {open &&
            found.map((country, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus is what hears the keys
              <div
                key={country.code}
                id={optionId(index)}
                role="option"
                aria-selected={country.code === value}
                data-highlighted={index === marked ? "" : undefined}
                tabIndex={-1}
                className="country-option"
                onMouseDown={keepFocus}
                onMouseMove={() => setMarked(index)}
                onClick={() => choose(country)}
              >
                {country.name}
                {country.code === value && <Icon name="tick" size={20} />}
              </div>
            ))}
        </div>
        <p role="status" className="country-none">
          {open && found.length === 0 && countryField.none}
        </p>
      </div>
    </div>
  );
}
