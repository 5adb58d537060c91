import { allOf } from "#content/assistant/all-of.ts";
import { faqSays, faqSource } from "#content/assistant/faq-says.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { clock, minutesOf } from "#content/clock.ts";
import { locksWarmth } from "#content/site/locks-warmth.ts";
import { swim } from "#content/site/outside.ts";
import { preOrder } from "#content/site/pre-order.ts";
import { waterproof } from "#content/site/waterproof.ts";
import type { Source } from "#contracts/assistant.ts";

const inWater: Source = { title: "In rain, sea and sleet", path: "/waterproof" };
const stays: Source = { title: "Warmth that stays", path: "/locks-warmth" };
const countBack: Source = { title: "Count back from the cold", path: "/pre-order" };

const [apply, , warm] = preOrder.use.steps;
const end = clock(minutesOf(warm.time) + timings.minutes);
const point = (title: string) => waterproof.below.points.find((one) => one.title === title)?.text ?? "";
const soap = point("Soap");
const leaveIt = waterproof.above.steps.at(-1)?.text ?? "";
const [on] = locksWarmth.stretch.points;

/** The narrow questions of a day with it: each has a sentence somewhere that answers it, and that sentence comes first. */
export const aboutADayWithIt: readonly Passage[] = [
  {
    id: "use/late",
    text: allOf(faqSays("when-to-apply", "If you are late"), `${claims.activation.words}, counted from when you put it on.`),
    sources: [faqSource("when-to-apply")],
    asks: ["what if I put it on late"],
  },
  {
    id: "use/overnight",
    text: allOf(
      `Count back from the cold, not from bedtime: ${claims.applyAhead.words.toLowerCase()}.`,
      pickSentences(locksWarmth.meaning, "Put on ahead of time", "From then on", "There is no third figure"),
    ),
    sources: [stays, faqSource("when-to-apply")],
    asks: ["can I put it on before bed and leave it on overnight"],
  },
  {
    id: "use/onset",
    text: allOf(
      `${claims.activation.words}, counted from when you put it on.`,
      `The warmth comes slowly, so plan ahead: ${claims.applyAhead.words.charAt(0).toLowerCase()}${claims.applyAhead.words.slice(1)}.`,
    ),
    sources: [faqSource("when-to-apply"), stays],
    asks: ["how soon does it feel warm"],
  },
  {
    id: "use/straight-in",
    text: allOf(
      whileSaid(faqSays("waterproof", "Until then"), `Not straight away: it is waterproof once absorbed.`),
      faqSays("waterproof", "Until then", "So put it on dry hands and feet"),
      `${claims.applyAhead.words}.`,
    ),
    sources: [faqSource("waterproof"), inWater],
    asks: ["can I go into the water straight after putting it on"],
  },
  {
    id: "use/wash-hands-after",
    text: allOf(
      faqSays("feet", "Wash your hands afterwards"),
      whileSaid(soap, "Otherwise leave it on, for soap takes it off again."),
      pickSentences(soap, "Soap is made to lift"),
    ),
    sources: [faqSource("feet"), inWater],
    asks: ["do I wash my hands after putting it on"],
  },
  {
    id: "use/nothing-yet",
    text: allOf(whileSaid(on.text, `That is how it begins: ${on.text.charAt(0).toLowerCase()}${on.text.slice(1)}`), `${claims.activation.words}.`),
    sources: [stays, faqSource("when-to-apply")],
    asks: ["I put it on and feel nothing, is that normal"],
  },
  {
    id: "use/top-up",
    text: allOf(faqSays("duration", "The tube says when"), `${claims.duration.words}.`),
    sources: [faqSource("duration")],
    asks: ["how often do I put on more"],
  },
  {
    id: "use/how-strong",
    text: faqSays("duration", "How strong it feels"),
    sources: [faqSource("duration")],
    asks: ["how strong is the warmth"],
  },
  {
    id: "use/worked-example",
    text: `Put on at ${apply.time}, it feels warm by ${warm.time}. It lasts over ${timings.activationWords} from then, which takes that morning past ${end}.`,
    sources: [countBack, stays],
    asks: ["can you give me an example with times"],
  },
  {
    id: "use/how-much",
    text: faqSays("greasiness", "Begin with less"),
    sources: [faqSource("greasiness")],
    asks: ["how much should I put on"],
  },
  {
    id: "use/too-much",
    text: faqSays("greasiness", "If your skin still feels slippery"),
    sources: [faqSource("greasiness")],
    asks: ["my hands are slippery, have I used too much"],
  },
  {
    id: "use/wash-off",
    text: allOf(
      whileSaid(faqSays("redness", "Wash it off with mild soap"), "Mild soap and cool water take it off."),
      pickSentences(soap, "Soap is made to lift"),
    ),
    sources: [inWater, faqSource("redness")],
    asks: ["how do I wash it off"],
  },
  {
    id: "use/washing-up",
    text: allOf(
      whileSaid(soap, "Expect washing up to take it off: it means soap, and we promise nothing against soap."),
      pickSentences(soap, "Soap is made to lift", "Wash your hands before"),
      whileSaid(pickSentences(leaveIt, "No washing up in between."), "And no washing up while it sinks in."),
    ),
    sources: [inWater, faqSource("waterproof")],
    asks: ["does washing up take it off"],
  },
  {
    id: "use/number-of-washes",
    text: allOf(faqSays("waterproof", "We name no number"), `${claims.waterproof.words}; against soap we promise nothing.`),
    sources: [faqSource("waterproof"), inWater],
    asks: ["how many hand washes or lengths does it survive"],
  },
  {
    id: "use/no-battery",
    text: faqSays("how-it-works", "Nothing is switched on", "You rub it into"),
    sources: [faqSource("how-it-works")],
    asks: ["does it need a battery or charging"],
  },
  {
    id: "use/stay-longer",
    text: allOf(pickSentences(swim.safety, "Never swim longer"), pickSentences(point("Sea, lake and lido"), "Warm-feeling hands")),
    sources: [{ title: swim.title, path: `/${brand.slug}-outside/swim` }, inWater],
    asks: ["can I stay in the water longer with it"],
  },
  {
    id: "gloves/lining",
    text: faqSays("under-gloves", "Let it sink in").replace("before they go on", "before your gloves go on"),
    sources: [faqSource("under-gloves")],
    asks: ["will it mark or ruin my gloves"],
  },
  {
    id: "gloves/fit",
    text: faqSays("under-gloves", "Gloves that fit loosely"),
    sources: [faqSource("under-gloves"), { title: "Why hands and feet get cold", path: "/cold-comfort" }],
    asks: ["should gloves be tight or loose"],
  },
  {
    id: "tube/how-many-uses",
    text: allOf(faqSays("tube-size", "How many times it does", "We will not print"), `The tube holds ${catalogue.tube.sizeMl} ml.`),
    sources: [faqSource("tube-size")],
    asks: ["how many uses are in a tube"],
  },
  {
    id: "tube/travel",
    text: `The tube holds ${catalogue.tube.sizeMl} ml. What may go in hand luggage is for the airport and the airline to say: please ask them before you fly.`,
    sources: [faqSource("tube-size")],
    asks: ["can I take it on a plane in hand luggage"],
  },
  {
    id: "skin/patch-test",
    text: allOf(faqSays("daily-safety", "Try a little on a small patch"), "The inside of a wrist will do: stop if it stays cross."),
    sources: [faqSource("daily-safety"), { title: "Asked before paying", path: "/pre-order" }],
    asks: ["should I do a patch test first"],
  },
  {
    id: "skin/assessed",
    text: faqSays("daily-safety", "By law a qualified person", "We will name the ingredients"),
    sources: [faqSource("daily-safety")],
    asks: ["has it had a safety assessment"],
  },
  {
    id: "skin/redness-settles",
    text: faqSays("redness", "If it has not settled", "Wash it off with mild soap"),
    sources: [faqSource("redness"), { title: "Report a reaction", path: "/reaction-report" }],
    asks: ["how long should I wait for redness to go"],
  },
];
