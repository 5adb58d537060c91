import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, helpId } from "#app/forms/field-error.tsx";

type Props = Omit<ComponentProps<"textarea">, "name" | "id"> & {
  /** Also the field's id. */
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** Several lines of text; the box grows with them where the browser can. */
export function TextAreaField({ name, label, help, error, ...area }: Props) {
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
      <textarea
        rows={5}
        maxLength={4_000}
        {...area}
        id={name}
        name={name}
        className="input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { error, help })}
      />
      <FieldError field={name} error={error} />
    </div>
  );
}
