import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { coldComfort } from "#content/site/cold-comfort.ts";
import { feet, hub, outsidePath, swim } from "#content/site/outside.ts";
import type { Source } from "#contracts/assistant.ts";

const sourceOf = (name: string): Source => {
  const post = posts.find(({ file }) => file === name);
  return { title: post?.title ?? "", path: `/blog/${post?.slug ?? ""}` };
};
const coldWater = sourceOf("cold-water");
const running = sourceOf("running-winter");
const feetPage: Source = { title: feet.title, path: `${outsidePath}/feet` };
const swimPage: Source = { title: swim.title, path: `${outsidePath}/swim` };
const why: Source = { title: coldComfort.title, path: "/cold-comfort" };
const layer = (name: string) => feet.layers.find((one) => one.name === name)?.text ?? "";
const [, gpLine] = coldComfort.cream.paragraphs;

/** What the posts and the pages for outdoors tell, a question each. What is from a post stands there word for word: a test compares. */
export const winterNotes: readonly Passage[] = [
  {
    id: "cold/after-drop",
    text: "Once you are out, the chill in your arms and legs goes on working inwards, and your middle can keep cooling for a while even in a dry jumper. It is known as after-drop, and it explains the shivering that sets in at about the moment somebody passes you the cake. So dress first and discuss it later.",
    sources: [coldWater, swimPage],
    asks: ["what is after-drop"],
  },
  {
    id: "cold/pile-of-clothes",
    text: "On top: a robe or a towel big enough to dress inside. Next: a hat, and a loose jumper that goes over the head. Under that: trousers with an elastic waist, socks a size too big. Last: dry mittens, and a flask whose lid you have already loosened.",
    sources: [coldWater, swimPage],
    asks: ["what goes on top of my pile of clothes for after a swim"],
  },
  {
    id: "cold/hot-shower",
    text: "Leave the hot shower for when you feel like yourself again, because a sudden blast of heat can make you faint, and hands without feeling cannot tell hot from scalding. Let the fingers come round by themselves.",
    sources: [coldWater, swimPage],
    asks: ["can I have a hot shower after a cold swim"],
  },
  {
    id: "cold/neoprene-gloves",
    text: "Neoprene gloves are the usual answer, and a good one. They hold a thin layer of water next to the skin and let you warm it, so the fit matters more than anything else about them; a slack cuff pumps cold water through at every stroke. Neoprene mittens are worth trying if gloves defeat you, since the fingers share their warmth and there is only one thumb to extract.",
    sources: [coldWater],
    asks: ["are neoprene gloves good for swimming"],
  },
  {
    id: "cold/when-to-get-out",
    text: "Get out while you could still happily stay. Swim less far than you could.",
    sources: [coldWater, swimPage],
    asks: ["when should I get out of the cold water"],
  },
  {
    id: "cold/mittens",
    text: "Fingers keep warmer in company, which is the whole case for the mitten; inside one they share what warmth there is, and there is room to wriggle. The arrangement many winter runners arrive at, usually after some expense, is a thin liner with a windproof mitten shell over it.",
    sources: [running, why],
    asks: ["are mittens warmer than gloves"],
  },
  {
    id: "cold/wrists",
    text: "Long sleeves with a thumb loop put more right than they have any business doing. So does a warm chest: a body that is comfortable in the middle has heat to spare, while one that is shivering in a T-shirt for reasons of pride has none.",
    sources: [running],
    asks: ["do sleeves and cuffs matter for warm hands"],
  },
  {
    id: "cold/socks",
    text: layer("The sock"),
    sources: [feetPage, why],
    asks: ["one pair of socks or two"],
  },
  {
    id: "cold/wet-boots",
    text: pickSentences(layer("The boot"), "Newspaper overnight").replace(/^N/, "For yesterday’s damp: n"),
    sources: [feetPage],
    asks: ["how do I dry damp boots"],
  },
  {
    id: "cold/ground",
    text: pickSentences(layer("The ground"), "Stand on cardboard", "Concrete and frozen grass"),
    sources: [feetPage],
    asks: ["what should I stand on to keep my feet warm"],
  },
  {
    id: "cold/stamping",
    text: allOf(
      pickSentences(feet.stamp, "It looks silly").replace(/^It/, "Stamping"),
      "Walk up a flight of stairs, then swing your arms in circles: legs make more heat than hands do.",
    ),
    sources: [feetPage, why],
    asks: ["does stamping your feet help"],
  },
  {
    id: "cold/warm-room",
    text: whileSaid(gpLine, "If your fingers or toes stay cold in a warm room, or go white or blue, a shop is the wrong place to ask: see a GP."),
    sources: [why],
    asks: ["my hands and feet stay cold even in a warm room"],
  },
  {
    id: "outside/dressing",
    text: swim.routine.map(({ title, text }) => `${title}. ${text}`).join("\n"),
    sources: [swimPage, coldWater],
    asks: ["in what order do I get dressed after a cold swim"],
  },
  {
    id: "outside/commute",
    text: `${hub.commute.title}. ${hub.commute.text}`,
    sources: [{ title: hub.title, path: outsidePath }],
    asks: [`is ${brand.name} for commuters and dog walkers too`],
  },
];
