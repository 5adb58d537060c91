import { allOf } from "#content/assistant/all-of.ts";
import { faqSays, faqSource } from "#content/assistant/faq-says.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { brand } from "#content/brand.ts";
import { claims, timings } from "#content/claims.ts";
import { home } from "#content/site/home.ts";
import { scientificDevelopment } from "#content/site/scientific-development.ts";
import type { Source } from "#contracts/assistant.ts";

const science: Source = { title: "Scientific development", path: "/scientific-development" };
const works: Source = { title: "How does it work", path: "/#science" };
const { ledger } = scientificDevelopment;
const moisturising = home.science.find(({ title }) => title === "Moisturising")?.text ?? "";

/** Set beside other creams, and beside what others would like it to have proved. */
export const aboutWhatSetsItApart: readonly Passage[] = [
  {
    id: "cream/different",
    text: allOf(
      `What sets it apart is that it feels warm: within ${timings.activationWords}, and from then for over ${timings.activationWords}.`,
      whileSaid(moisturising, "Otherwise it is a hand and foot cream, and rubs in like one."),
      `The technology behind the warmth is called ${brand.technology}.`,
    ),
    sources: [works, science],
    asks: ["how is it different from an ordinary hand cream"],
  },
  {
    id: "cream/no-comparison",
    text: `We do not compare it with what others make, and have published no measurements that would. What ours is: ${claims.cosmetic.words.charAt(0).toLowerCase()}${claims.cosmetic.words.slice(1)}`,
    sources: [faqSource("what-is-it"), science],
    asks: ["is it better than another brand"],
  },
  {
    id: "proof/no-study",
    text: allOf(
      whileSaid(faqSays("testing", "We have published no evidence"), "There is no study, paper or trial that we have published."),
      faqSays("testing", "When there are results"),
    ),
    sources: [faqSource("testing"), { title: "Everything we say, and why we may", path: "/scientific-development#claims" }],
    asks: ["is there a published study or paper"],
  },
  {
    id: "proof/when-results",
    text: allOf(
      faqSays("testing", "When there are results"),
      whileSaid(faqSays("testing", "We have published no evidence"), "None are published yet, and no date is named."),
    ),
    sources: [faqSource("testing"), science],
    asks: ["when will there be results"],
  },
  {
    id: "proof/missing",
    text: whileSaid(
      ledger.note,
      "Then the sentence goes. Each claim stands in a public list, with what evidence is on file beside it, and the shop’s own software will not open for business while a line there is empty.",
    ),
    sources: [{ title: "Everything we say, and why we may", path: "/scientific-development#claims" }],
    asks: ["what happens to a claim that never gets evidence"],
  },
  {
    id: "use/anyone",
    text: allOf(
      whileSaid(faqSays("who-is-it-for", "Cold water swimmers"), "For anyone whose hands or feet feel the cold, men and women alike."),
      faqSays("who-is-it-for", "Suits all skin types", "The shop is meant for adults."),
    ),
    sources: [faqSource("who-is-it-for")],
    asks: ["can men use it"],
  },
  {
    id: "proof/when-pictures",
    text: allOf("When the tests are on file; no date is named.", pickSentences(scientificDevelopment.pictures.text, "Pictures from a real camera")),
    sources: [science, works],
    asks: ["when will there be real thermal pictures"],
  },
];
