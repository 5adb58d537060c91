import { useEffect, useRef, useState } from "react";
import type { Banner as BannerType } from "#app/features/consent/banner.tsx";
import { clearWithdrawn, justChosen, restoreConsent } from "#app/features/consent/change-consent.ts";
import { sendReceipts } from "#app/features/consent/receipts.ts";
import { dateConsent } from "#app/features/consent/stored-consent.ts";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { type Asked, isDue, untilDue } from "#app/features/consent/when-to-ask.ts";
import { bringIntoView } from "#app/lib/browser/in-view.ts";
import { returnFocus } from "#app/lib/browser/return-focus.ts";
import { drafts } from "#app/lib/hydration/preserve-form.ts";
import { useLoadPart } from "#app/lib/navigation/load-part.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { cookieSettingsAsked } from "#app/ui/cookie-settings-button.tsx";
import { InDock } from "#app/ui/dock.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { consentBanner } from "#content/site/consent.ts";
import { notLoaded } from "#content/site/toast.ts";

const loadBanner = async () => (await import("#app/features/consent/banner.tsx")).Banner;

/**
 * Decides when the banner is shown; its own code comes only then. Without script there is no banner, and nothing to ask:
 * only script could store or send more than the strictly necessary.
 */
export function Consent() {
  const { origin, consentOnLocalHosts } = useSite();
  const { chosen } = useConsent();
  const toast = useToast();
  const loadPart = useLoadPart(loadBanner);
  /** What asked for it, if anything was pressed. */
  const pressed = useRef<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [Banner, setBanner] = useState<typeof BannerType | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isTold, setTold] = useState(false);

  useEffect(() => {
    if (drafts.delete(justChosen)) setSaved(true);
    restoreConsent();
    dateConsent();
    void sendReceipts();
    const timer = setTimeout(() => setAsked((before) => before ?? (isDue({ origin, consentOnLocalHosts }) ? { by: [] } : null)), untilDue());
    const onAsked = ({ target }: Event) => {
      pressed.current = target instanceof HTMLElement ? target : null;
      setAsked({ by: [target, document.activeElement].filter((one) => one instanceof Element) });
    };
    document.addEventListener(cookieSettingsAsked, onAsked);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(cookieSettingsAsked, onAsked);
    };
  }, [origin, consentOnLocalHosts]);

  useEffect(() => {
    clearWithdrawn();
    // Another tab can withdraw, and cannot reach this one's session storage.
    addEventListener("storage", clearWithdrawn);
    return () => removeEventListener("storage", clearWithdrawn);
  }, []);

  // Answered in another tab: the question is settled here too.
  useEffect(() => {
    if (chosen) setAsked((before) => (before?.by.length === 0 ? null : before));
  }, [chosen]);

  const wanted = asked !== null;
  const wasPressed = wanted && asked.by.length > 0;
  useEffect(() => {
    if (!wanted) return;
    loadPart(pressed.current)
      .then((loaded) => setBanner(() => loaded))
      .catch(() => {
        // Nobody was asked, and nothing is allowed; the next page, or press, tries again.
        setAsked(null);
        if (wasPressed) toast({ ...notLoaded.cookieSettings, destructive: true });
      });
  }, [wanted, wasPressed, loadPart, toast]);

  const comesByItself = asked !== null && Banner !== null && !wasPressed;
  useEffect(() => {
    if (!comesByItself) return setTold(false);
    // Whoever writes to an assistant hears of it afterwards.
    const tell = () => setTold((before) => before || !document.activeElement?.closest("dialog"));
    tell();
    document.addEventListener("focusin", tell);
    return () => document.removeEventListener("focusin", tell);
  }, [comesByItself]);

  const close = (before: EventTarget | null) => {
    setAsked(null);
    // Whoever goes by keys has come up the page to it, and wants to be back where they were; by a finger, the page stays as it is.
    const byKeys = document.activeElement?.matches(":focus-visible");
    const place = returnFocus(...(asked?.by ?? []), before);
    if (byKeys && place?.matches(":not(h1)")) bringIntoView(place);
    return place;
  };
  return (
    <>
      {/* Whoever reads on would not meet it: it stands before what they have read. */}
      <Announcement words={comesByItself && isTold ? consentBanner.comes : isSaved ? consentBanner.saved : ""} />
      {asked && Banner && (
        <InDock place="consent">
          <Banner asked={asked} close={close} />
        </InDock>
      )}
    </>
  );
}
