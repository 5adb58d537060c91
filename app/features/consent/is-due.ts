import { isLocalHost } from "#app/features/consent/is-local-host.ts";
import { readConsent } from "#app/features/consent/read-consent.ts";
import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser refuses on their behalf. */
    readonly globalPrivacyControl?: boolean;
  }
}

type Settings = { origin: string; consentOnLocalHosts: string };

const wasAsked = () => local.read(storageKeys.consentVisited.name) !== null;

/** Whether the banner may come up by itself. Global Privacy Control is an answer already: nobody is asked who sends it. */
export function isDue({ origin, consentOnLocalHosts }: Settings): boolean {
  if (isLocalHost(location.hostname, origin)) {
    if (consentOnLocalHosts === "never") return false;
    if (consentOnLocalHosts === "always") return true;
  }
  return readConsent() ? !wasAsked() : !navigator.globalPrivacyControl;
}
