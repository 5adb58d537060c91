// 111 is answered wherever we deliver, in Scotland by NHS 24 and in Wales by GIG 111. Of the web site 111.nhs.uk say that it's England's.

/** What to do when skin reacts: on the report's page and in the mail that answers it. Calm, and general advice only. */
export const whenWorried = [
  "Call 999 now for swelling of the face, lips or tongue, trouble breathing, or fainting.",
  "Wash the cream off with mild soap and water, and stop using it.",
  "If your skin blisters or weeps, or the reaction spreads, call 111 today. If it worries you, or hasn't settled after a day or two, ask a pharmacist or your doctor. Take the tube with you.",
  "If you need help fast and can't reach a pharmacist or doctor, call 111. In England you can also use 111.nhs.uk.",
] as const;

/** Signs that no shop may keep anybody waiting with. */
export const whenUrgent =
  "Call 999 now for trouble breathing, chest pain or pressure, swelling or tightness of the face, lips, tongue or throat, a drooping face, a weak arm or slurred speech, or if someone faints, has a fit, can't be woken or won't stop bleeding.";
/** Fingers and toes without feeling and of a wrong colour, or somebody whom the cold has made unlike themselves: what helps first, as any first-aider would say it. */
export const whenFrozen = [
  "This needs help now, and a cream won't help.",
  "Call 999 if somebody is confused, drowsy, slurring their words, has stopped shivering or cannot be woken, or if a baby is floppy or won't feed.",
  "For fingers, toes or feet that stay black, blue, grey, white, waxy or swollen, or have no feeling, call 111 or go to A&E today. In England you can also use 111.nhs.uk.",
  "Meanwhile get out of the cold, take off what is wet, and warm up slowly with dry clothes and blankets: no hot bath, no rubbing, and no cream.",
] as const;

/** A stove or a heater in a tent, a van or a room. */
export const whenFumes =
  "Get everyone out into fresh air now, and turn off what's burning if you safely can. Then call 999: a headache, sickness or drowsiness near a stove, a fire or an engine can be carbon monoxide.";
/** A wound that may be poisoning the blood. */
export const whenSpreading =
  "Call 111 now, or go to A&E: redness or a red line that spreads from a wound can't wait. Call 999 if somebody is confused, breathless, very cold or blotchy. Put no cream on it.";

/** Cream where it should not be: what helps first, as any first-aider would say it. */
export const whenInAnEye =
  "Rinse the eye now with plenty of clean, lukewarm water, and do not rub it. Then call 111 (or use 111.nhs.uk in England), or ask a pharmacist. If your sight has changed, or it hurts badly, get help at once.";
export const whenSwallowed =
  "Wipe or rinse out the mouth with water. Don't try to make anyone sick. Call 111 (or use 111.nhs.uk in England), with the tube to hand. Call 999 for trouble breathing, swelling of the face, lips or tongue, or fainting.";
