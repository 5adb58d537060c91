import { Link } from "#app/ui/link.tsx";
import { consentWording, currentWording } from "#content/consent-wording.ts";

/** What ticking the boxes means, in the very words that are kept as proof of consent. */
export const joinWords = consentWording[currentWording];

/** Where the words that are agreed to can be read; they open beside the form, so that nothing typed is lost. */
export function TermsLinks() {
  return (
    <span className="small block text-slate-600">
      Read the{" "}
      <Link to="/terms" target="_blank">
        terms and conditions
      </Link>{" "}
      and the{" "}
      <Link to="/privacy-policy" target="_blank">
        privacy policy
      </Link>{" "}
      (each opens in a new tab).
    </span>
  );
}
