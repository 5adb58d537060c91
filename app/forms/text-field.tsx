import type { ComponentProps } from "react";
import { controlOf, Field, type FieldProps } from "#app/forms/field.tsx";

type Props = Omit<ComponentProps<"input">, "name" | "id"> & FieldProps;

/**
 * One line of text, its label above and its complaint below. Fields that may be left out say so in their label.
 * Names, streets and references are no dictionary's words, so none is corrected.
 */
export function TextField({ name, label, help, error, ...input }: Props) {
  const field = { name, label, help, error };
  return (
    <Field {...field}>
      <input type="text" autoCorrect="off" {...input} {...controlOf(field)} className="input" />
    </Field>
  );
}
