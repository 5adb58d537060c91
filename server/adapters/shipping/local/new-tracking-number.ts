import { randomInt } from "node:crypto";

/** SPEC and twelve figures: no carrier's numbers begin like that. */
export const newTrackingNumber = () => `SPEC${Array.from({ length: 12 }, () => randomInt(10)).join("")}`;
