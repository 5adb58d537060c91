import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";

const tube = `${catalogue.tube.sizeMl} ml tube of ${brand.name}`;
const print = "printed with contour lines, deep sea blue at the top, ember and amber at the cap";

/** What the pictures of the tube show, for those who can't see them. */
export const tubePictures = {
  standing: `An ${tube} standing on wet slate, ${print}`,
  open: `An open ${tube} lying on wet slate, its cap beside it and a swirl of off-white cream in front of the nozzle`,
  lying: `An ${tube} lying on wet slate, ${print}`,
};
