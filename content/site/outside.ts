import { brand } from "#content/brand.ts";
import { claims, timings } from "#content/claims.ts";
import { clock, minutesOf } from "#content/clock.ts";

const warm = (time: string) => clock(minutesOf(time) + timings.minutes);
const ahead = (time: string) => clock(minutesOf(time) - timings.minutes);
/** "waterproof once absorbed", to stand within a sentence. */
const within = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Where the five pages are: the hub, and one for each kind of day. */
export const outsidePath = `/${brand.slug}-outside`;

/** Beneath each order button: whoever plans a cold day has to know whether the tube is there by then. */
export const sent = (dispatch: string) => `We'll send it ${dispatch}`;

/** Words of the hub. */
export const hub = {
  title: `${brand.name} Outside`,
  description: `Running, swimming, hiking, or simply standing about: when to put ${brand.name} on, and what else to bring, for four kinds of cold day.`,
  cold: brand.name,
  warm: "Outside",
  lead: "Four ways of getting cold, some of them on purpose. Pick yours: the timing is the same, the rest isn't.",
  cards: [
    { to: "running", scene: "run", title: "Running", text: "For cold hands on the start line." },
    { to: "swim", scene: "swim", title: "Swimming", text: "For doing up zips after a swim." },
    { to: "hike", scene: "hike", title: "Hiking", text: "For when the path turns into the wind." },
    { to: "feet", scene: "feet", title: "Feet", text: "For long shifts and touchlines." },
  ],
  commute: {
    title: "The ride to work counts",
    text: "So do a touchline, a station with one bench, and a dog that likes the long way round. Nobody has to be training for anything.",
  },
  order: (price: string) => `Pre-order for ${price}`,
} as const;

const gun = "10:30";

/** Words of the running page: a morning counted down to the gun. */
export const running = {
  picture: "A drawing of a runner at dawn, one hand glowing",
  title: "Running in the cold",
  description: `A cold race morning counted back from the gun: when to put the cream on, what to keep until the last moment, and how to pin a number with warm fingers.`,
  cold: "Warm fingers",
  warm: "on the start line",
  intro:
    "Legs warm up without being asked. Hands queue for the toilets, pass over the bag, hold a paper cup, and then hang about in the pen, in thin gloves at best, while somebody tests a microphone.",
  clockTitle: `If the gun goes at ${gun}`,
  clock: [
    { time: ahead(gun), title: "Kit out, cream on", text: "Before breakfast, straight on to dry hands. Then let somebody else do the washing-up." },
    { time: "09:10", title: "Pin the number", text: "Indoors, on a table, four pins. It's the last fiddly job of the day if you do it now." },
    {
      time: "09:50",
      title: "Bag drop",
      text: "Hand in your coat last. Keep your gloves. Wear an old jumper to the start and bin it there.",
    },
    { time: gun, title: "Go", text: "Hands loose, thumbs out of fists. Shake them out now and then." },
    { time: warm(gun), title: "And afterwards", text: "Foil blanket first, medal second. You cool quickly once you stop, whatever's on your hands." },
  ],
  benefitsTitle: "On race day",
  benefits: [
    `${claims.underGloves.words}, even the thin pair you throw to a friend at mile three`,
    `${claims.nonGreasy.words}, so you can tear open a gel and tie a lace`,
    `${claims.waterproof.words}, for a wet start`,
    `${claims.duration.words}, which covers most races`,
  ],
  order: "Pre-order for race mornings",
} as const;

/** Words of the swimming page: the routine after a dip. */
export const swim = {
  picture: "A drawing of a swimmer, the reaching hand glowing in the water",
  title: "Cold water swimming",
  description:
    "What to do with your hands before and after a cold dip: when the cream goes on, and a changing-robe routine in seven steps, in the order that works.",
  cold: "The swim is short.",
  warm: "The zip takes longer",
  intro: "Ask anyone on the shingle what's hard. The knot in a wet costume, they say, the lid of the flask, and a car key that's become too small to hold.",
  before: {
    title: "Long before",
    text: `The cream goes on ${timings.activationWords} ahead, so it feels warm in time. Start with dry skin: it's only ${within(claims.waterproof.words)}. For a dip at eight that means ${ahead("08:00")}. We know. Late-morning swimmers have it easier: ${ahead("11:00")} for eleven.`,
  },
  routineTitle: "Out of the water, in this order",
  routine: [
    { title: "Robe on", text: "Over everything, wet costume and all. The wind is the enemy now." },
    { title: "Hat on", text: "A dry one, from the top of the bag." },
    { title: "Top half off, dried, covered", text: "Vest, jumper. Leave the buttons for later in life." },
    { title: "Sit on something", text: "A mat, a bag, a rolled towel. Stone is cold right through." },
    { title: "Feet and trousers", text: "Dry between the toes. Trousers with an elastic waist, wool socks, shoes without laces." },
    { title: "Hands", text: "Dry them properly and put mitts on. Fingers keep each other company in a mitt." },
    { title: "Flask", text: "Small sips, and stay near people until the shivering has come and gone." },
  ],
  benefitsTitle: "What the cream adds",
  benefits: [
    `${claims.waterproof.words}`,
    `${claims.nonGreasy.words}, so you can get a grip on your goggles`,
    `${claims.feet.words}: shingle is cold too`,
    `${claims.duration.words}, counted from when it feels warm`,
  ],
  safety: "Never swim longer because your hands feel fine. Go with somebody. Before you get in, agree when you'll get out, and keep to it.",
  order: "Pre-order for cold swims",
} as const;

const carPark = "09:20";

/** Words of the hiking page: a route card. */
export const hike = {
  picture: "A drawing of a walker on a ridge, hands glowing",
  title: "Hiking and hillwalking",
  description: "A winter hill day as a route card: when the cream goes on, where the gloves go on, and what to do about the ridge.",
  cold: "Gloves on in the car,",
  warm: "still on at the cairn",
  intro:
    "Going up, you're too hot. Then the path tops out, the wind finds you, and the map wants unfolding. That's where a good day goes wrong, and it starts with the fingers.",
  card: {
    title: "Route card, hands only",
    columns: ["Time", "Where", "What to do"],
    legs: [
      { time: ahead(carPark), place: "Kitchen", act: "Cream on, before boots and before the flask." },
      {
        time: carPark,
        place: "Car park",
        act: "Warm by now. Gloves on in the car. Stuff the spare pair inside your jacket, where they'll keep warm for free.",
      },
      { time: "10:10", place: "Last gate", act: "Take a layer off for the climb, so that nothing is damp at the top." },
      { time: "11:15", place: "Ridge", act: "Wind. Layer back on, hood up, mitts over gloves, bearing already set." },
      { time: "11:50", place: "Cairn", act: "Eat behind the stones and not on them. Keep your mitts on wrist loops, or they'll leave without you." },
      { time: warm(carPark), place: "Back at the gate", act: "You make less heat going down, so this is when hands get cold. Keep everything on." },
    ],
  },
  benefitsTitle: "Why it's worth putting on first",
  benefits: [
    `${claims.underGloves.words}, and under mitts on top of those`,
    `${claims.nonGreasy.words}: the map stays a map`,
    `${claims.waterproof.words}, sleet included`,
    `${claims.duration.words}`,
  ],
  caution: "It's no substitute for spare gloves, a forecast or turning back.",
  order: "Pre-order for the hills",
} as const;

/** Words of the page for feet: a boot, from the skin outwards. */
export const feet = {
  picture: "A drawing of a boot on cold ground, the foot inside it glowing",
  title: "Cold feet, standing still",
  description: "A warm foot from the skin outwards: cream, sock, boot and what you stand on, for shift workers, stallholders and anyone on a touchline.",
  cold: "From the skin",
  warm: "outwards",
  intro:
    "Walkers have cold feet now and then. People who stand have them for a living: on loading bays, behind stalls, at school gates, beside pitches. Work outwards, like this.",
  layers: [
    { name: "The skin", text: "Washed, and dried between the toes. This is the layer everyone skips." },
    { name: "The cream", text: `Over the whole foot, ${timings.activationWords} before the shift. Rub it in, and let it sink in before the sock.` },
    { name: "The sock", text: "One good wool pair. If adding a second makes the boot tight, take it off again." },
    { name: "The boot", text: "Laced so that the toes can move. Yesterday's damp still in it? Newspaper overnight, never a radiator." },
    { name: "The ground", text: "Concrete and frozen grass take warmth through any sole. Stand on cardboard, a rubber mat or a bit of carpet." },
  ],
  benefitsTitle: "For feet in particular",
  benefits: [
    `${claims.feet.words}, out of one tube`,
    `${claims.nonGreasy.words}, so socks go on as they should`,
    `${claims.duration.words}, a fair part of a shift`,
    claims.skinTypes.words,
  ],
  stamp: "And stamp. It looks silly and it works: calves make heat that toes can't.",
  order: "Pre-order for both feet",
} as const;
