import { CountrySelect } from "#app/features/warmth-list/country-select.tsx";
import { FieldError } from "#app/forms/field-error.tsx";

/** Controls that are classes, not components (app/styles/forms.css). */
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
      <div className="field">
        <label className="field-label" htmlFor="guide-area">
          Several lines
        </label>
        <textarea className="input" id="guide-area" rows={3} placeholder="What would you like to know?" />
      </div>
    </div>
  );
}
