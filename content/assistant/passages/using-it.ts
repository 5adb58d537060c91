import { allOf } from "#content/assistant/all-of.ts";
import { type Ask, fromFaq } from "#content/assistant/from-faq.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { brand } from "#content/brand.ts";
import { claims, timings } from "#content/claims.ts";
import { locksWarmth } from "#content/site/locks-warmth.ts";
import { preOrder } from "#content/site/pre-order.ts";
import { waterproof } from "#content/site/waterproof.ts";

const asks: Ask[] = [
  [
    "duration",
    "how long does the warmth last",
    "how long does it stay warm",
    "how many hours does it work for",
    "when does it wear off",
    "does it last all day",
    "will it last a whole shift, match, round of golf",
    "how long does the heat last",
    "how long will my hands stay warm",
    "how long do the effects last",
    "is it still warm after four hours",
    "how long is it good for",
  ],
  [
    "when-to-apply",
    "when should I put it on",
    "how long before going out do I apply it",
    "how far ahead do I need to put it on",
    "what time should I put it on for a morning swim",
    "do I need to wait",
  ],
  [
    "greasiness",
    "is it greasy",
    "does it feel oily or sticky",
    "does it leave a residue",
    "can I use my phone with it on",
    "will my hands be slippery",
    "does it absorb well",
    "does it leave a film, a shine",
    "can I grip or hold things, type, drive, play an instrument with it",
    "does the steering wheel get sticky",
  ],
  [
    "under-gloves",
    "can I wear it under gloves",
    "does it work with gloves on",
    "can I put gloves over it",
    "does it work under mittens, liners, neoprene",
    "do I put the cream on before gloves",
    "is it ok with latex or nitrile work gloves",
    "use with ski gloves",
  ],
];

const [apply, leave, warm] = preOrder.use.steps;
const soap = waterproof.below.points.find(({ title }) => title === "Soap");
const rain = waterproof.below.points.find(({ title }) => title === "Rain");
const sea = waterproof.below.points.find(({ title }) => title.startsWith("Sea"));
const onThings = preOrder.questions.list("").find(({ question }) => question === "Does it come off on things?")?.answer ?? "";

const passages: Passage[] = [
  {
    id: "page/how-to-use",
    text: allOf(
      `${claims.applyAhead.words}.`,
      apply.text,
      pickSentences(leave.text, "Keep the skin dry meanwhile"),
      whileSaid(warm.text, `Then out you go: it feels warm by then, and lasts over ${timings.activationWords}.`),
    ),
    sources: [
      { title: "Count back from the cold", path: "/pre-order" },
      { title: "In the water", path: "/waterproof" },
    ],
    asks: [
      "how do I use it",
      "how do I put it on",
      "how do you apply it",
      "instructions for use",
      "directions, steps",
      "how do I rub it in",
      "should I wash my hands first",
      "does my skin need to be dry and clean",
      "can I put it on wet hands",
      "what is the routine",
      "best way to apply",
    ],
  },
  {
    id: "page/soap",
    text: soap?.text ?? "",
    sources: [{ title: "In rain, sea and sleet", path: "/waterproof" }],
    asks: ["does soap wash it off", "can I wash my hands after putting it on", "does it come off when I wash my hands"],
  },
  {
    id: "page/rain",
    text: rain?.text ?? "",
    sources: [{ title: "In rain, sea and sleet", path: "/waterproof" }],
    asks: [
      "does it work in the rain",
      "what about rain and wet gloves",
      "is it ok in drizzle, snow and sleet",
      "will the rain wash it away",
      "what if my gloves get soaked",
    ],
  },
  {
    id: "page/sea",
    text: `${claims.waterproof.words}, in salt water or fresh. ${sea?.text ?? ""}`,
    sources: [
      { title: "In rain, sea and sleet", path: "/waterproof" },
      { title: "Cold water swimming", path: `/${brand.slug}-outside/swim` },
    ],
    asks: [
      "does it work in the sea, a lake or a lido",
      "does it work in salt water and fresh water",
      "is it good for wild swimming",
      "can I use it for cold water dips",
      "ice baths and cold plunges",
      "surfing, kayaking, sailing, paddleboarding, diving",
    ],
  },
  {
    id: "page/on-things",
    text: onThings && `${onThings} Of particular fabrics we have published nothing, so let it sink in first.`,
    sources: [{ title: "Asked before paying", path: "/pre-order" }],
    asks: [
      "does it come off on things",
      "does it stain clothes",
      "does it mark fabric",
      "will it leave marks on paper, furniture, bedding",
      "does it transfer on to other things",
      "will it ruin my clothes",
    ],
  },
  {
    id: "page/gloves-order",
    text: `${locksWarmth.glove.pull} ${locksWarmth.glove.paragraphs[0]} ${locksWarmth.glove.paragraphs[1]}`,
    sources: [{ title: "Warmth that stays", path: "/locks-warmth" }],
    asks: [
      "which goes first, cream or gloves",
      "why do gloves not keep my hands warm",
      "my hands are cold even in thick gloves",
      "in what order do I put cream and gloves on",
      "what does locks warmth mean",
      "how does it hold or keep warmth in",
    ],
  },
  {
    id: "page/why-early",
    text: `${claims.activation.words}: the warmth comes slowly, so put it on early. ${claims.applyAhead.words}; put on the doorstep it can do nothing for the outing you are about to start, and the warmth simply comes later.`,
    sources: [{ title: "How does it work", path: "/#science" }],
    asks: [
      "why does it take so long",
      "why do I have to wait three hours",
      `why ${timings.activationWords}`,
      "why so slow",
      "why is it not instant",
      "can I make it work faster",
      "can I speed it up",
    ],
  },
];

export const aboutUsingIt: readonly Passage[] = [...asks.map(fromFaq), ...passages];
