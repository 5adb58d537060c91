import { useEffect } from "react";
import { OptionalPart } from "#app/components/optional-part.tsx";
import { throwConfetti } from "#app/features/confetti/throw-confetti.ts";

/** Confetti as soon as the page stands. Renders nothing. */
export const ConfettiOnLoad = () => (
  <OptionalPart>
    <OnLoad />
  </OptionalPart>
);

function OnLoad() {
  useEffect(throwConfetti, []);
  return null;
}
