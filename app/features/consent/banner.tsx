import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { choose, forgetConsent } from "#app/features/consent/change-consent.ts";
import { describeConsent } from "#app/features/consent/consent-summary.tsx";
import { type Choices, categories, everything, nothing, readConsent } from "#app/features/consent/stored-consent.ts";
import type { Asked } from "#app/features/consent/when-to-ask.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { consentBanner } from "#content/site/consent.ts";
import "#app/styles/consent.css";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";

const { question } = cookieWording[currentCookieWording];

/** Asks, in a region beside the page and not above it: nothing is blocked, and the focus is taken only from who asked for it. */
export function Banner({ asked, close }: { asked: Asked; close: (before: EventTarget | null) => Element | null }) {
  const region = useRef<HTMLElement>(null);
  /** What had the focus when this came; or, where that was nothing, when the focus came in here. */
  const [place] = useState(() => (document.activeElement === document.body ? null : document.activeElement));
  const before = useRef<EventTarget | null>(null);
  const [customising, setCustomising] = useState(false);
  const [consent, setConsent] = useState(readConsent);
  /** Opened to look at a choice that stands: it may be closed without making one. */
  const mayLeave = asked.by.length > 0 && consent !== null;

  useEffect(() => {
    if (asked.by.length > 0) region.current?.focus();
  }, [asked]);

  const leave = () => close(region.current?.contains(document.activeElement) ? (place ?? before.current) : document.activeElement);
  const decide = (choices: Choices) => void choose(choices, leave());
  const show = (view: "main" | "customise") => {
    setCustomising(view === "customise");
    region.current?.scrollTo(0, 0);
    region.current?.focus();
  };
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
  // On the main view Escape refuses; where a choice stands, it leaves that as it is. Pressed anywhere else, it's that place's.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (customising) show("main");
    else if (mayLeave) leave();
    else decide(nothing);
  };

  return (
    <section className="consent on-light" ref={region} tabIndex={-1} aria-label={consentBanner.title} onFocus={remember} onKeyDown={onKeyDown}>
      <div className="consent-head">
        {customising && (
          <button type="button" className="consent-back" onClick={() => show("main")}>
            <Icon name="left" label={consentBanner.back} />
          </button>
        )}
        <h2>{customising ? consentBanner.customising : consentBanner.title}</h2>
        {!customising && mayLeave && (
          <button type="button" className="consent-close" onClick={leave}>
            <Icon name="close" label={consentBanner.close} />
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
          {question}{" "}
          <Link to={href("/cookies-policy")}>
            {consentBanner.policy}
            <VisuallyHidden> {consentBanner.policyAbout}</VisuallyHidden>
          </Link>
        </p>
      )}
      {!customising && (consent || navigator.globalPrivacyControl) && <p className="consent-now">{describeConsent(consent)}</p>}
      <div className="consent-buttons">
        {customising && (
          <button type="submit" form="consent-choices" className="button">
            {consentBanner.save}
          </button>
        )}
        <button type="button" className="button" onClick={() => decide(everything)}>
          {consentBanner.acceptAll}
        </button>
        <button type="button" className="button" onClick={() => decide(nothing)}>
          <span>
            {consentBanner.reject[0]} <span className="consent-whole">{consentBanner.reject[1]}</span>
          </span>
        </button>
        {!customising && (
          <button type="button" className="button" onClick={() => show("customise")}>
            {consentBanner.customise}
          </button>
        )}
      </div>
    </section>
  );
}

const wording = cookieWording[currentCookieWording].categories;

type Props = {
  /** What is allowed at present. */
  now: Choices;
  save: (choices: Choices) => void;
  /** Takes the whole choice back, as if it had never been made; only where there is one. */
  forget?: () => void;
};

/** The four boxes. They have no `name`, so that a reload does not keep them as a form of the page. */
export function Customise({ now, save, forget }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll("input")];
    save(Object.fromEntries(categories.map((category) => [category, boxes.some(({ value, checked }) => value === category && checked)])) as Choices);
  };

  return (
    <form id="consent-choices" onSubmit={onSubmit}>
      <ul className="consent-boxes">
        {(["necessary", ...categories] as const).map((category) => (
          <li key={category}>
            <label className="check">
              <input
                type="checkbox"
                value={category}
                defaultChecked={category === "necessary" || now[category]}
                disabled={category === "necessary"}
                aria-describedby={`consent-${category}`}
              />
              <span>{wording[category].name}</span>
            </label>
            <p id={`consent-${category}`}>{wording[category].use}</p>
          </li>
        ))}
      </ul>
      {forget && (
        <button type="button" className="text-button" onClick={forget}>
          {consentBanner.forget}
        </button>
      )}
    </form>
  );
}
