import { nothing } from "#app/features/consent/category.ts";
import { clearStored } from "#app/features/consent/clear-stored.ts";
import { readConsent } from "#app/features/consent/read-consent.ts";
import { cookies, type Stored, storageKeys } from "#contracts/storage-keys.ts";

const declared: readonly Stored[] = [...Object.values(storageKeys), ...Object.values(cookies)];

/**
 * Removes whatever the choice that stands does not allow: after a withdrawal, and at every start, for a choice also ends by
 * growing old, by a new policy, and in another tab.
 */
export function clearWithdrawn() {
  const choices = readConsent() ?? nothing;
  const withdrawn = declared.filter(({ category }) => category !== "necessary" && !choices[category]);
  if (withdrawn.length > 0) clearStored(withdrawn);
}
