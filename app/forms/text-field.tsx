import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, helpId } from "#app/forms/field-error.tsx";

type Props = Omit<ComponentProps<"input">, "name" | "id"> & {
  /** Also the field's id. */
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** One line of text, its label above and its complaint below. Fields that may be left out say so in their label. */
export function TextField({ name, label, help, error, ...input }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {help && (
        <p className="field-help" id={helpId(name)}>
          {help}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={name}
        name={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, help })}
      />
      <FieldError field={name} error={error} />
    </div>
  );
}
