/** A choice about cookies, as our records have it. */
export type RecordedConsent = { functional: boolean; analytics: boolean; advertising: boolean; receipt: string; policy: string; at: Date };

/** Days that a choice stands; then we ask again. */
export const consentDays = 365;

/** Short, for it travels with every request: three digits for yes or no, seconds since 1970, the receipt, the policy's version. */
export const encodeConsent = ({ functional, analytics, advertising, receipt, policy, at }: RecordedConsent) =>
  `${[functional, analytics, advertising].map(Number).join("")}.${Math.floor(at.getTime() / 1000)}.${receipt}.${policy}`;

export function decodeConsent(text: string | undefined): RecordedConsent | null {
  const [, answers = "", seconds, receipt = "", policy = ""] = /^([01]{3})\.(\d{1,11})\.([0-9a-f]{32})\.([\w.-]{1,40})$/.exec(text ?? "") ?? [];
  if (!seconds) return null;
  const [functional, analytics, advertising] = [...answers].map((answer) => answer === "1") as [boolean, boolean, boolean];
  return { functional, analytics, advertising, receipt, policy, at: new Date(Number(seconds) * 1000) };
}
