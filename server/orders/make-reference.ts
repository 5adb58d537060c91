import { brand } from "#content/brand.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";

/** A label for people, such as ABC-7K4M-2Q9X: 40 random bits, not a secret. */
export const makeReference = () => `${brand.referencePrefix}-${randomCode(4)}-${randomCode(4)}`;
