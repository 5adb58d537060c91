import type { ReactNode } from "react";
import { describedBy, FieldError, helpId } from "#app/forms/field-error.tsx";

/** What every labelled field takes besides its control's own attributes. */
export type FieldProps = {
  /** Also the field's id. */
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
};

/** What the control says about itself to those who listen, and the names its label and form know it by. */
export const controlOf = ({ name, help, error }: FieldProps) => ({
  id: name,
  name,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": describedBy(name, { error, help }),
});

/** The label above a control, help under it, and the complaint below. */
export function Field({ name, label, help, error, children }: FieldProps & { children: ReactNode }) {
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
      {children}
      <FieldError field={name} error={error} />
    </div>
  );
}
