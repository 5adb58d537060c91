import type { ComponentProps } from "react";
import { controlOf, Field, type FieldProps } from "#app/forms/field.tsx";

type Props = Omit<ComponentProps<"select">, "name" | "id" | "children"> &
  FieldProps & {
    /** Said while nothing is chosen. */
    none: string;
    options: readonly (readonly [value: string, words: string])[];
  };

/** One of several, in the browser's own list. */
export function SelectField({ name, label, help, error, none, options, ...select }: Props) {
  const field = { name, label, help, error };
  return (
    <Field {...field}>
      <select {...select} {...controlOf(field)} className="input">
        <option value="">{none}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
