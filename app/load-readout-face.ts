import mono from "#app/styles/fonts/atkinson-mono.woff2?url";

/**
 * The face of readouts, fetched once the page is awake: named in a style sheet it would come before the first picture. Until then, and without
 * script, their digits are as wide in the fallback (styles/fonts.css), so nothing moves.
 */
export async function loadReadoutFace() {
  try {
    document.fonts.add(await new FontFace("Atkinson Mono", `url(${mono})`, { weight: "500" }).load());
  } catch {
    // The fallback stays.
  }
}
