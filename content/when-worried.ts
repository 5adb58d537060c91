/** What to do when skin reacts: on the report's page and in the mail that answers it. Calm, and general advice only. */
export const whenWorried = [
  "Wash the cream off with mild soap and water, and stop using it.",
  "If it worries you, or has not settled after a day or two, ask a pharmacist or your doctor. Take the tube with you.",
  "If you need help fast and cannot reach them, call NHS 111 or go to 111.nhs.uk.",
  "Call 999 at once for swelling of the face, lips or tongue, trouble breathing, or if someone faints.",
] as const;
