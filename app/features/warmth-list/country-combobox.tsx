import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findRoom } from "#app/lib/browser/in-view.ts";
import { typeInto } from "#app/lib/hydration/replay-input.ts";
import { Icon } from "#app/ui/icon.tsx";
import { countries } from "#content/countries.ts";
import { findCountries, readCountry } from "#content/find-countries.ts";
import { countryField } from "#content/site/country-field.ts";
import "#app/styles/country-combobox.css";

type Props = {
  id: string;
  name: string;
  /** The code chosen so far, or "". */
  initial: string;
  invalid: boolean;
  describedBy: string | undefined;
};

/** Pixels. With less below its field, the list opens above it. */
const [leastHeight, mostHeight] = [240, 416];
/** Pixels: two countries, where bar and banner leave no room for them. The page can be scrolled. */
const lowest = 96;
/** Milliseconds without a key after which the number of countries found is said. */
const pause = 1_000;

/** A press on the list or its button leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The searchable list of countries: opens on click, filters as one types, by name, by code and by what people call them. ARIA's editable combobox with a
 * list, from which nothing is taken that wasn't marked by the arrow keys, pressed, or meant by what was typed beyond doubt.
 * Our own, because the libraries' hide the field's label and the rest of the form from screen readers while the list is open.
 */
export default function CountryCombobox({ id, name, initial, invalid, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What is sent. */
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const chosen = countries.find(({ code }) => code === value);
  /** What stands in place of the chosen one's name. */
  const [typed, setTyped] = useState<string | null>(null);
  const isSearch = typed !== null && typed.trim() !== "";
  const found = isSearch ? findCountries(typed) : countries;
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [said, setSaid] = useState("");
  const optionId = (index: number) => `${id}-option-${found[index]?.code}`;

  useLayoutEffect(() => {
    const box = open ? list.current?.closest(".country-box")?.getBoundingClientRect() : undefined;
    if (!(list.current && box)) return;
    const room = findRoom();
    const [above, below] = [box.top - room.above, room.below - box.bottom];
    const isAbove = below < leastHeight && above > below;
    list.current.parentElement?.toggleAttribute("data-above", isAbove);
    list.current.style.maxHeight = `${Math.round(Math.max(lowest, Math.min(mostHeight, isAbove ? above : below)))}px`;
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

  useEffect(() => {
    setSaid("");
    if (!open || typed === null || !typed.trim()) return;
    const names = findCountries(typed).map((country) => country.name);
    const timer = setTimeout(() => setSaid(names.length === 0 ? countryField.none : countryField.found(names)), pause);
    return () => clearTimeout(timer);
  }, [open, typed]);

  function show() {
    setOpen(true);
    setMarked(isSearch ? -1 : found.findIndex(({ code }) => code === value));
  }

  /** Closes the list on what was chosen before. */
  function close() {
    setOpen(false);
    setTyped(null);
  }

  function write(code: string) {
    if (field.current && code !== value) typeInto(field.current, code);
  }

  function choose(code: string) {
    close();
    write(code);
  }

  function search(text: string) {
    setTyped(text);
    setOpen(true);
    setMarked(-1);
    if (!text) write("");
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const country = found[marked] ?? (isSearch ? readCountry(typed) : undefined);
    if (step) {
      event.preventDefault();
      if (open && found.length > 0) setMarked((Math.max(marked, step > 0 ? -1 : 0) + step + found.length) % found.length);
      else show();
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (country) choose(country.code);
      else if (!isSearch) setOpen(false);
    } else if (event.key === "Escape" && open) {
      // Only the topmost open thing closes.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "Tab" && open && found[marked]) choose(found[marked].code);
  }

  /** What may mean several countries, or none, stays as it was typed, for the form to say so. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setOpen(false);
    if (!isSearch) return setTyped(null);
    const country = readCountry(typed);
    if (country) choose(country.code);
    else write("");
  }

  return (
    <div className="country-box">
      {/* Not of the type "hidden": the values of those don't outlast a reload. */}
      <input ref={field} hidden name={name} value={value} onChange={(event) => setValue(event.currentTarget.value)} autoComplete="off" />
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
        value={typed ?? chosen?.name ?? ""}
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
          if (open) close();
          else show();
        }}
      >
        <Icon name="down" size={20} />
      </button>
      <div className="country-popup" hidden={!open}>
        {/* Chrome would have Tab stop at whatever scrolls. */}
        <div ref={list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={countryField.list} className="country-list" onMouseDown={keepFocus}>
          {open &&
            found.map((country, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus is what hears the keys
              <div
                key={country.code}
                id={optionId(index)}
                role="option"
                aria-selected={index === marked}
                tabIndex={-1}
                className="country-option"
                onClick={() => choose(country.code)}
              >
                {country.name}
                {country.code === value && <Icon name="tick" size={20} />}
              </div>
            ))}
        </div>
        {found.length === 0 && (
          <p className="country-none" aria-hidden="true">
            {countryField.none}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
