import "#app/styles/forms.css";
import { Icon } from "#app/components/icon.tsx";

const errorId = (field: string) => `${field}-error`;
export const helpId = (field: string) => `${field}-help`;

/** What a field says about itself to those who listen. */
export const describedBy = (field: string, { error, help }: { error?: string | undefined; help?: unknown }) =>
  [help ? helpId(field) : null, error ? errorId(field) : null].filter(Boolean).join(" ") || undefined;

/** The complaint under a field; the field names it in aria-describedby. */
export function FieldError({ field, error }: { field: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={errorId(field)}>
      <Icon name="stop" size={20} />
      <span>{error}</span>
    </p>
  );
}
