import type { ReactNode } from "react";
import { describedBy, FieldError, helpId } from "#app/forms/field-error.tsx";

type Props = {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** What is sent, and the words beside it. */
  options: readonly (readonly [value: string, words: ReactNode])[];
  chosen?: string;
};

/** One of a few. The first button carries the field's id, for the list of what is wrong to lead to. */
export function RadioField({ name, label, help, error, options, chosen }: Props) {
  return (
    <fieldset className="field" aria-describedby={describedBy(name, { error, help })}>
      <legend className="field-label">{label}</legend>
      {help && (
        <p className="field-help" id={helpId(name)}>
          {help}
        </p>
      )}
      <div>
        {options.map(([value, words], at) => (
          <label key={value} className="check">
            <input
              type="radio"
              name={name}
              value={value}
              required
              toolparamdescription={label}
              defaultChecked={chosen === value}
              aria-invalid={error ? true : undefined}
              {...(at === 0 && { id: name })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldError field={name} error={error} />
    </fieldset>
  );
}
