import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { coldComfort } from "#content/site/cold-comfort.ts";
import { feet, running, swim as swimming } from "#content/site/outside.ts";
import type { Source } from "#contracts/assistant.ts";

const [cream, , , gun] = running.clock;
const why: Source = { title: coldComfort.title, path: "/cold-comfort" };
const reason = (title: string) => coldComfort.reasons.find((one) => one.title === title)?.text ?? "";
const help = coldComfort.help.points.map(({ title, text }) => `${title}. ${text}`);
const [run, swim] = posts.filter(({ category }) => category === "Exercise in the Cold").map(({ title, slug }): Source => ({ title, path: `/blog/${slug}` }));

/** Common knowledge about cold, from our own pages. */
export const aboutBeingCold: readonly Passage[] = [
  {
    id: "cold/why-hands",
    text: `${reason("They are nearly all outside")}\n${reason("The middle is looked after first")}`,
    sources: [why],
    asks: [
      "why do hands and feet get cold",
      "why are my hands always cold",
      "why are my fingers so cold",
      "why do fingers and toes get cold first",
      "what causes cold hands",
      "reason for cold extremities",
    ],
  },
  {
    id: "cold/wind",
    text: reason("Wind takes what you have warmed"),
    sources: [why],
    asks: ["why does wind make me colder", "what is wind chill", "why is it colder in the wind"],
  },
  {
    id: "cold/damp",
    text: reason("Damp is quicker than air"),
    sources: [why],
    asks: ["why do wet hands or feet get cold", "why does damp make you cold", "why are wet socks so cold"],
  },
  {
    id: "cold/air",
    text: reason("What keeps you warm is air that stays put"),
    sources: [why],
    asks: ["what is the warmest material, wool, fleece or down", "why are tight gloves or boots colder", "how does insulation work"],
  },
  {
    id: "cold/what-helps",
    text: help.join("\n"),
    sources: [why],
    asks: [
      "how do I keep my hands warm",
      "what helps against cold hands",
      "tips for cold fingers",
      "how to keep feet warm in winter",
      "what else can I do about the cold",
      "how can I warm up",
      "how do I stop my hands getting cold",
      "how do you keep warm outside",
      "advice for staying warm",
    ],
  },
  {
    id: "cold/feet-standing",
    text: feet.layers.map(({ name, text }) => `${name}: ${text}`).join("\n"),
    sources: [{ title: feet.title, path: `/${brand.slug}-outside/feet` }],
    asks: [
      "how do I keep my feet warm standing all day",
      "cold feet at work, market stall, touchline, warehouse",
      "what socks or boots should I wear for standing in the cold",
      "tips for feet standing still",
    ],
  },
  ...(run
    ? [
        {
          id: "outside/running",
          text: `${claims.applyAhead.words}: if the gun goes at ${gun.time}, it goes on at ${cream.time}. It works under gloves. The blog has a winter runner’s notes on cold hands, and the running page a timetable for race day.`,
          sources: [{ title: "Running in the cold", path: `/${brand.slug}-outside/running` }, run] as [Source, Source],
          asks: [
            "is it good for running",
            "can I use it for a marathon or parkrun",
            "when do I put it on before a race",
            "tips for running in winter",
            "race day",
            "cold hands when jogging",
          ],
        },
      ]
    : []),
  ...(swim
    ? [
        {
          id: "outside/swimming",
          text: `${pickSentences(swimming.before.text, "It goes on", "For a dip at eight")} Never swim longer because your hands feel fine. The swimming page says in which order to get dressed, and the blog has more.`,
          sources: [{ title: "Cold water swimming", path: `/${brand.slug}-outside/swim` }, swim] as [Source, Source],
          asks: ["when do I put it on before a swim", "tips for cold water swimming"],
        },
      ]
    : []),
  {
    id: "outside/hiking",
    text: "For a day on the hill: cream on in the kitchen, gloves on in the car, mitts on a loop on top. It is no substitute for spare gloves, a forecast and turning round. The hiking page has the whole route card.",
    sources: [{ title: "Hiking and hillwalking", path: `/${brand.slug}-outside/hike` }],
    asks: [
      "is it good for hiking",
      "can I use it hill walking",
      "what about walking in the mountains, munros",
      "camping, skiing, snowboarding, mountaineering",
      "tips for hiking with cold hands",
    ],
  },
];
