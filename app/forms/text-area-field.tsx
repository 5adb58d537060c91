import type { ComponentProps } from "react";
import { controlOf, Field, type FieldProps } from "#app/forms/field.tsx";

type Props = Omit<ComponentProps<"textarea">, "name" | "id"> & FieldProps;

/** Several lines of text; the box grows with them where the browser can. */
export function TextAreaField({ name, label, help, error, ...area }: Props) {
  const field = { name, label, help, error };
  return (
    <Field {...field}>
      <textarea rows={5} maxLength={4_000} {...area} {...controlOf(field)} className="input text-area" />
    </Field>
  );
}
