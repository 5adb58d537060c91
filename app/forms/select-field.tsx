import type { ComponentProps } from "react";
import { describedBy, FieldError } from "#app/forms/field-error.tsx";

type Props = Omit<ComponentProps<"select">, "name" | "id" | "children"> & {
  /** Also the field's id. */
  name: string;
  label: string;
  error?: string | undefined;
  /** Said while nothing is chosen. */
  none: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** One of several, in the browser's own list. */
export function SelectField({ name, label, error, none, options, ...select }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <select {...select} id={name} name={name} className="input" aria-invalid={error ? true : undefined} aria-describedby={describedBy(name, { error })}>
        <option value="">{none}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <FieldError field={name} error={error} />
    </div>
  );
}
