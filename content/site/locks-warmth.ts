import { timings } from "#content/claims.ts";

const time = timings.activationWords;

/** Words of /locks-warmth. */
export const locksWarmth = {
  title: "Warmth that stays",
  description: `What we mean when we say that the cream locks warmth: two figures, ${time} each, and what a glove has to do with it.`,
  cold: "Slow to come,",
  warm: "slow to go",
  picture: "A drawing of a warm hand, its lines packed close around it like a map's around a hill",
  tagline: "It stays for longer than it takes to arrive.",
  meaning: `“Warmth that stays” could mean anything, so here's all we mean by it. Put on ahead of time, the cream feels warm within ${time}. From then on the feeling lasts over ${time}.`,
  stretch: {
    title: "The two figures, end to end",
    points: [
      { time: "0 h 00", word: "On", text: "You won't feel it yet. That's normal." },
      { time: timings.activation, word: "Warm", text: "By now at the latest. You may have stopped thinking about it." },
      { time: `+ ${timings.activation}`, word: "Still warm", text: "The bus has come, the match has ended, the dog has had enough." },
    ],
  },
  glove: {
    pull: "A glove keeps in the warmth you have. It makes none of its own.",
    paragraphs: [
      "That is why gloves put on over cold hands so often disappoint. They keep heat from getting in as well as from getting out. A cold hand in a thick glove stays a cold hand for a good while.",
      "So do it in this order. Cream first, long before. Gloves next, indoors, while your hands are comfortable. Door last.",
      "It matters most in the small jobs: finding the right key by feel, doing up a zip, peeling an orange at the top of something.",
    ],
  },
  limits: {
    title: "What it can't do for you",
    text: "It won't dry a wet glove, make up for the coat you left on the back of a chair, or warm the air. If you're shivering, go inside.",
  },
} as const;
