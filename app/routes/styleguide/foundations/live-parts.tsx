import { CountrySelect } from "#app/features/warmth-list/country-field.tsx";
import { failed, worked } from "#app/routes/styleguide/specimens/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/forms/fields.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";

/** The country field as it stands in the page that is sent. */
export function Controls() {
  return (
    <div className="guide-grid">
      <div className="field mt-0!">
        <label className="field-label" htmlFor="guide-country">
          Country
        </label>
        <CountrySelect id="guide-country" autoComplete="off" />
      </div>
      <div className="field mt-0!">
        <label className="field-label" htmlFor="guide-country-error">
          Country, not chosen
        </label>
        <CountrySelect id="guide-country-error" autoComplete="off" aria-invalid aria-describedby="guide-country-error-error" />
        <FieldError id="guide-country-error" error="Please select a country" />
      </div>
    </div>
  );
}

/** Messages that pass, at the foot of the screen. */
export function Toasts() {
  const toast = useToast();
  return (
    <p className="flex flex-wrap gap-4">
      <Button look="secondary" onClick={() => toast(worked)}>
        Show one that worked
      </Button>
      <Button look="secondary" onClick={() => toast(failed)}>
        Show one that did not
      </Button>
    </p>
  );
}
