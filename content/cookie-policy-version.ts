import type { cookieWording } from "#content/cookie-wording.ts";

/** Which words ask at present. They stand apart, for every page carries these two lines and only the banner the words. */
export const currentCookieWording = "cookies-2" satisfies keyof typeof cookieWording;

/** The day the cookies policy last changed in a way that matters to a choice: choices made under an older one are asked again. */
export const cookiePolicyVersion = "2026-11-21";
