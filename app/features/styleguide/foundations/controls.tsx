import { CountrySelect } from "#app/features/warmth-list/country-select.tsx";
import { FieldError } from "#app/forms/field-error.tsx";

/** The country field as it stands in the page that is sent. */
export function Controls() {
  return (
    <div className="guide-controls">
      <div className="field">
        <label className="field-label" htmlFor="guide-country">
          Country
        </label>
        <CountrySelect id="guide-country" autoComplete="off" />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="guide-country-error">
          Country, not chosen
        </label>
        <CountrySelect id="guide-country-error" autoComplete="off" aria-invalid aria-describedby="guide-country-error-error" />
        <FieldError field="guide-country-error" error="Please select a country" />
      </div>
    </div>
  );
}
