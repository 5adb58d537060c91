import { brand } from "#content/brand.ts";
import { claims, timings } from "#content/claims.ts";

/** Words of /cold-comfort: common knowledge about cold, then one passage about the cream. */
export const coldComfort = {
  title: "Why hands and feet get cold",
  description: "Why fingers and toes are the first to feel the cold, in plain words, and what helps: layers, dry socks, moving early and planning ahead.",
  cold: "Why hands and feet",
  warm: "go first",
  lead: "Your nose would like a word too. But it's fingers and toes that spoil a good walk, and there are plain reasons for it.",
  picture: "A drawing of a standing figure, warm in the middle and cooling towards hands and feet",
  reasons: [
    {
      title: "They're nearly all outside",
      text: "Make chips from one potato, boil another whole, and put both on a plate. The chips go cold first. A finger is a chip: a lot of skin to lose warmth through, and little inside to hold any. Your chest is the potato.",
    },
    {
      title: "The middle is looked after first",
      text: "When you begin to get cold, your body keeps its warmth for the parts it can't do without. Less of it goes to the ends of your arms and legs. It's a sensible policy. Your fingers pay for it.",
    },
    {
      title: "Wind takes what you've warmed",
      text: "Skin warms the thin layer of air that lies against it. Wind keeps blowing that layer away, so your skin keeps warming a new one. The thermometer hasn't moved, but you're colder.",
    },
    {
      title: "Damp chills faster than dry",
      text: "Water carries warmth off far faster than air does. It doesn't have to be rain. One brisk climb leaves enough sweat in a sock to chill the foot as soon as you stand still.",
    },
    {
      title: "What keeps you warm is air that stays put",
      text: "Wool, fleece and down are mostly trapped air. Squeeze them and the air goes. That's why three pairs of socks in a tight boot are colder than two. A glove, too, wants a little room at the fingertips.",
    },
  ],
  help: {
    cold: "What helps,",
    warm: "besides a cream",
    points: [
      { title: "Look after the middle", text: "A hat and a proper coat do more for fingers than a second pair of gloves. A warm middle has heat to spare." },
      { title: "Layers, with room", text: "Thin under thick. Liners inside mittens. If you can't wiggle your fingers or toes, something's too tight." },
      {
        title: "Change your socks early",
        text: "At the top of the hill, not back at the car. Pack the dry pair where you can reach it without emptying the bag.",
      },
      { title: "Move your biggest muscles", text: "Legs make more heat than hands do. Walk up a flight of stairs, then swing your arms in circles." },
      { title: "Be early", text: "Warm hands are easier to keep than to get back. Gloves go on in the hall, not at the bus stop." },
      { title: "Get out of the wind", text: "A wall, a hedge, the far side of the shelter. Two steps are sometimes enough." },
    ],
  },
  cream: {
    title: "And the cream?",
    paragraphs: [
      `The coat, the hat and the dry socks matter more than any cream. ${brand.name} is a cosmetic that feels warm on the skin. The warmth builds gradually, so put it on ${timings.activationWords} before you go. It rewards people who plan, and does little for anyone already standing in the sleet.`,
      "It won't keep out the wind or dry your socks. If your fingers or toes go white or blue, or stay cold even in a warm room, see your GP.",
    ],
    link: "What it is, and what it costs",
  },
  cosmetic: claims.cosmetic.words,
} as const;
