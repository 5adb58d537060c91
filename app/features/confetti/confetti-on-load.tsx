import { useEffect } from "react";
import { throwConfetti } from "#app/features/confetti/throw-confetti.ts";

/** Confetti as soon as the page stands. Renders nothing. */
export function ConfettiOnLoad() {
  useEffect(throwConfetti, []);
  return null;
}
