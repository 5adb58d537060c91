import { claims, timings } from "#content/claims.ts";

/** Words of /waterproof. */
export const waterproof = {
  title: "In rain, sea and sleet",
  description: `${claims.waterproof.words}: why one word matters, how to let it sink in, and what soap does.`,
  cold: "Put it on dry,",
  warm: "then get wet",
  picture: "A drawing of a warm hand held in moving water, which parts and flows round it",
  tagline: `${claims.waterproof.words}. The word to notice is “once”.`,
  above: {
    title: "Before the water",
    steps: [
      {
        title: "Start with dry skin",
        text: "Dry between your fingers, and between your toes if you're doing your feet. Cream rubbed on to wet skin mostly washes off.",
      },
      {
        title: "Rub until it has gone",
        text: "Your hands shouldn't feel slippery. If a mug still slides about in them, keep rubbing, and if that doesn't help, wipe off the excess.",
      },
      { title: "Then leave it alone", text: `You'll have put it on ${timings.activationWords} early anyway. No washing-up in between: soap may take it off.` },
    ],
  },
  below: {
    title: "In the water",
    points: [
      { title: "Rain", text: "Rain is fine once the cream is absorbed. A soaked glove is another matter: it draws warmth out all day, so carry a dry pair." },
      {
        title: "Sea, lake and lido",
        text: "Swim as you always do, with the same people, for as long as you had planned. Hands that feel warm are no reason to stay in the water any longer.",
      },
      {
        title: "Soap",
        text: "Soap is made to lift oils and creams off skin. We expect it to take this one off too, though we haven't confirmed that yet. Wash your hands before you put the cream on. If you wash them later, you may need to put more on.",
      },
    ],
  },
  proof: "Waterproof is a claim, and claims need evidence. Our list shows any evidence we have for each one, and says where we have none yet.",
  proofLink: "See the list",
} as const;
