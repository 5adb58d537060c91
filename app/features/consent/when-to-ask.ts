import { readConsent } from "#app/features/consent/stored-consent.ts";
import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** That the preferences are to be shown: by whom, first choice first, so that the focus can go back; a drawer that asked has closed meanwhile. Nobody: they came by themselves. */
export type Asked = { by: readonly Element[] };

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const withoutWww = (host: string) => host.replace(/^www\./, "");

/** This machine, or a preview: any host that is not the one visitors are meant to use. */
export const isLocalHost = (host: string, publicOrigin: string) => loopback.test(host) || withoutWww(host) !== withoutWww(new URL(publicOrigin).hostname);

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

/** Milliseconds after the page has loaded. */
const delay = 3_000;

/** Milliseconds from now until a visitor may be asked; the page is older than this script. */
export function untilDue(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  const since = loadedAt > 0 ? performance.now() - loadedAt : 0;
  return Math.max(0, Math.min(delay, delay - since));
}
