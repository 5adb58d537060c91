import { useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/forms/fields.tsx";
import { useFormRestored } from "#app/ui/forms/use-checked-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

/** Opens the mailing provider's own form in a new tab once the terms are agreed to; without script the browser sees to the box. */
export function ExternalForm() {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);

  useFormRestored(() => setAgreed(box.current?.checked ?? false));

  return (
    <form action="/contact/form" target="_blank" rel="noopener noreferrer">
      <CheckboxField ref={box} name="agreedToTerms" required onChange={(event) => setAgreed(event.currentTarget.checked)}>
        I agree to the{" "}
        <Link to="/terms" target="_blank">
          Terms & Conditions
        </Link>
        .
      </CheckboxField>
      <Button type="submit" className="mt-3" disabled={hydrated && !agreed}>
        Open Contact Form
        <Icon name="out" size={18} />
      </Button>
      <p className="small soft mt-3">It opens in a new tab, on our mailing provider’s site.</p>
    </form>
  );
}
