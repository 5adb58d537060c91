import type { FormEvent } from "react";
import { type Choices, categories } from "#app/features/consent/category.ts";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";

const wording = cookieWording[currentCookieWording].categories;

type Props = {
  /** What is allowed at present. */
  now: Choices;
  save: (choices: Choices) => void;
  /** Takes the whole choice back, as if it had never been made; only where there is one. */
  forget?: () => void;
};

/** The four boxes. They have no `name`, so that a reload does not keep them as a form of the page. */
export function Customise({ now, save, forget }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll("input")];
    save(Object.fromEntries(categories.map((category) => [category, boxes.some(({ value, checked }) => value === category && checked)])) as Choices);
  };

  return (
    <form id="consent-choices" onSubmit={onSubmit}>
      <ul className="consent-boxes">
        {(["necessary", ...categories] as const).map((category) => (
          <li key={category}>
            <label className="check">
              <input
                type="checkbox"
                value={category}
                defaultChecked={category === "necessary" || now[category]}
                disabled={category === "necessary"}
                aria-describedby={`consent-${category}`}
              />
              <span>{wording[category].name}</span>
            </label>
            <p id={`consent-${category}`}>{wording[category].use}</p>
          </li>
        ))}
      </ul>
      {forget && (
        <button type="button" className="text-button" onClick={forget}>
          Forget my choice
        </button>
      )}
    </form>
  );
}
