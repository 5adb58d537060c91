import { brand, profiles } from "#content/brand.ts";

/** The timeline on /social-media: whose posts, who shows them, how large (in pixels). Nothing is fetched for it without functional consent. */
export const socialFeed = {
  network: "X",
  url: profiles.find(({ network }) => network === "X")?.url ?? "",
  theme: "dark",
  size: { width: 500, height: 600 },
} as const;

export const socialMedia = {
  title: "Social Media",
  description: `Swims, runs, walks and cold platforms: ${brand.name}'s latest posts, and every profile in one place.`,
  cold: "Cold mornings,",
  warm: "shared",
  lead: "Frost on the towel, steam off the flask. We post what winter outdoors really looks like.",
  profiles: "Find us there",
  elsewhere: "Each opens on that network's own site, under its rules and with its cookies.",
  notBefore: `We don't load anything from ${socialFeed.network} until you say so.`,
  feed: {
    label: "Post feed",
    asking: "Nothing loaded yet",
    withoutScript: "The posts need JavaScript, which your browser isn't running. The links to our profiles work without it.",
    title: `Posts on ${socialFeed.network}`,
    loading: `Loading posts from ${socialFeed.network}`,
    shown: `The posts from ${socialFeed.network} have loaded.`,
    empty: { title: "No posts to show", text: `${socialFeed.network} has nothing to show right now. You can also find us here:` },
    failed: { title: "The posts didn't load", text: `${socialFeed.network} didn't answer, or your network or browser blocked it. You can also find us here:` },
    again: "Try again",
  },
} as const;
