/**
 * Fetches the readouts' face once the page is hydrated, and only then sets them in it: named from the beginning, it would come before the first picture.
 * Until then, and without script, their digits are as wide in the fallback (styles/fonts.css), so nothing moves. A face that script adds to the
 * document would have the whole page laid out anew; one that stands in the style sheet touches readouts alone.
 */
export async function loadReadoutFace() {
  try {
    const [face] = await document.fonts.load("500 1em Readout");
    if (face) document.documentElement.dataset.readouts = "";
  } catch {
    // The fallback stays.
  }
}
