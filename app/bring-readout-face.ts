import mono from "#app/styles/fonts/atkinson-mono.woff2?url";

/** Adds the readouts' face once the page stands; it takes its fallback's place without moving anything, being as wide. */
export const bringReadoutFace = () => {
  document.fonts.add(new FontFace("Atkinson Mono", `url("${mono}")`, { weight: "500", display: "swap" }));
};
