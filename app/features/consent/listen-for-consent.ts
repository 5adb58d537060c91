/** Told to the window after every change of a choice. */
export const consentChanged = "consent-changed";

/** Calls back after every change of the choice, here or in another tab, which comes as "storage". Answers how to stop listening. */
export function listenForConsent(tell: () => void): () => void {
  const events = [consentChanged, "storage"];
  for (const event of events) window.addEventListener(event, tell);
  return () => {
    for (const event of events) window.removeEventListener(event, tell);
  };
}
