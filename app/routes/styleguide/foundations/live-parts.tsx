import { Toast } from "#app/features/toast/toast.tsx";
import { useToast } from "#app/features/toast/toast-context.ts";
import { CountrySelect } from "#app/features/warmth-list/country-select.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/forms/fields.tsx";

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

/** As long as the browser's clock can count: these two are to be looked at. */
const stays = 2 ** 31 - 1;
const keep = () => {};
const worked = { title: "Location Detected", description: "We've pre-filled your country as United Kingdom. You can change it if needed." };
const failed = { title: "Validation Error", description: "Please fix the errors below and try again.", destructive: true };

/** Messages that pass: the two looks, and the real ones at the foot of the screen. */
export function Toasts() {
  const toast = useToast();
  return (
    <div className="guide-toasts">
      <Toast {...worked} stays={stays} dismiss={keep} />
      <Toast {...failed} stays={stays} dismiss={keep} />
      <p className="guide-actions">
        <Button look="secondary" onClick={() => toast(worked)}>
          Show one that worked
        </Button>
        <Button look="secondary" onClick={() => toast(failed)}>
          Show one that did not
        </Button>
      </p>
    </div>
  );
}
