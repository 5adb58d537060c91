import { useEffect, useRef, useState } from "react";
import { type Asked, whoAsked } from "#app/features/consent/asked.ts";
import { type Choices, everything, nothing } from "#app/features/consent/category.ts";
import { choose } from "#app/features/consent/choose.ts";
import { Customise } from "#app/features/consent/customise.tsx";
import { describeConsent } from "#app/features/consent/describe-consent.ts";
import { forgetConsent } from "#app/features/consent/forget-consent.ts";
import { readConsent } from "#app/features/consent/read-consent.ts";
import { useEscape } from "#app/features/consent/use-escape.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import "#app/styles/consent.css";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";

const { question } = cookieWording[currentCookieWording];

/** Asks, in a region beside the page and not above it: nothing is blocked, and the focus is taken only from who asked for it. */
export function Banner({ asked, close }: { asked: Asked; close: () => void }) {
  const region = useRef<HTMLElement>(null);
  const [customising, setCustomising] = useState(false);
  const [consent, setConsent] = useState(readConsent);
  /** Opened to look at a choice that stands: it may be closed without making one. */
  const mayLeave = asked.by.length > 0 && consent !== null;

  useEffect(() => {
    if (asked.by.length > 0) region.current?.focus();
  }, [asked]);

  const decide = (choices: Choices) => {
    const focus = whoAsked(asked);
    close();
    choose(choices, focus);
  };
  const show = (view: "main" | "customise") => {
    setCustomising(view === "customise");
    region.current?.scrollTo(0, 0);
    region.current?.focus();
  };
  // On the main view Escape refuses, whatever was chosen before; to close it as it is there is a button.
  useEscape(region, () => (customising ? show("main") : decide(nothing)));

  return (
    <section className="consent on-light" ref={region} tabIndex={-1} aria-label="Cookie preferences">
      <div className="consent-head">
        {customising && (
          <button type="button" className="consent-back" onClick={() => show("main")}>
            <Icon name="left" label="Back" />
          </button>
        )}
        <h2>{customising ? "Customise cookie preferences" : "Cookie preferences"}</h2>
        {!customising && mayLeave && (
          <button type="button" className="consent-close" onClick={close}>
            <Icon name="close" label="Close" />
          </button>
        )}
      </div>
      {customising ? (
        <Customise
          now={consent ?? nothing}
          save={decide}
          {...(consent && {
            forget: () => {
              forgetConsent();
              setConsent(null);
              show("main");
            },
          })}
        />
      ) : (
        <p>
          {question} <Link to="/cookies-policy">Privacy Policy</Link>
        </p>
      )}
      {!customising && (consent || navigator.globalPrivacyControl) && <p className="consent-now">{describeConsent(consent)}</p>}
      <div className="consent-buttons">
        {customising && (
          <button type="submit" form="consent-choices" className="button">
            Save preferences
          </button>
        )}
        <button type="button" className="button" onClick={() => decide(everything)}>
          Accept all
        </button>
        <button type="button" className="button" onClick={() => decide(nothing)}>
          <span>
            Reject <span className="consent-whole">non-essential</span>
          </span>
        </button>
        {!customising && (
          <button type="button" className="button" onClick={() => show("customise")}>
            Customise
          </button>
        )}
      </div>
    </section>
  );
}
