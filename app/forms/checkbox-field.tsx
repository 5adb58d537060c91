import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError } from "#app/forms/field-error.tsx";

type Props = Omit<ComponentProps<"input">, "name" | "id" | "type" | "children"> & {
  /** Also the field's id. */
  name: string;
  error?: string | undefined;
  /** The words beside the box; they may hold links. */
  children: ReactNode;
};

export function CheckboxField({ name, error, children, ...input }: Props) {
  return (
    <div className="field">
      <label className="check" htmlFor={name}>
        <input {...input} type="checkbox" id={name} name={name} aria-invalid={error ? true : undefined} aria-describedby={describedBy(name, { error })} />
        <span>{children}</span>
      </label>
      <FieldError field={name} error={error} />
    </div>
  );
}
