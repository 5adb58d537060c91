import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { light } from "#imagery/line/palette.ts";
import { coldComfort } from "#imagery/pages/cold-comfort.ts";
import { coldWater } from "#imagery/pages/cold-water.ts";
import { contact } from "#imagery/pages/contact.ts";
import { discoverySpark } from "#imagery/pages/discovery-spark.ts";
import { faq } from "#imagery/pages/faq.ts";
import { homertonChangemakers } from "#imagery/pages/homerton-changemakers.ts";
import { locksWarmth } from "#imagery/pages/locks-warmth.ts";
import { moreInformation } from "#imagery/pages/more-information.ts";
import { outsideHub } from "#imagery/pages/outside-hub.ts";
import { partners } from "#imagery/pages/partners.ts";
import { runningWinter } from "#imagery/pages/running-winter.ts";
import { scientificDevelopment } from "#imagery/pages/scientific-development.ts";
import { social } from "#imagery/pages/social.ts";
import { waterproof } from "#imagery/pages/waterproof.ts";

const pictures = {
  "page-locks-warmth": locksWarmth,
  "page-waterproof": waterproof,
  "page-scientific-development": scientificDevelopment,
  "page-cold-comfort": coldComfort,
  "page-faq": faq,
  "page-contact": contact,
  "page-more-information": moreInformation,
  "page-partners": partners,
  "page-social": social,
  "blog-running-winter": runningWinter,
  "blog-cold-water": coldWater,
  "blog-discovery-spark": discoverySpark,
  "blog-homerton-changemakers": homertonChangemakers,
  "outside-hub": outsideHub,
};

for (const [name, draw] of Object.entries(pictures)) {
  const svg = draw(light);
  await writeFile(new URL(`drawn/${name}.svg`, import.meta.url), svg);
  console.log(name, gzipSync(svg).length);
}
