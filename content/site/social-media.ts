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
  description: `Where ${brand.name} posts: swims, runs, walks and cold platforms. The latest posts, and every profile in one place.`,
  cold: "Cold mornings,",
  warm: "shared",
  lead: "Frost on the towel, steam off the flask. We post what winter outdoors really looks like.",
  profiles: "Find us there",
  elsewhere: "Each opens on that network’s own site, under its rules and with its cookies.",
  notBefore: `Nothing is fetched from ${socialFeed.network} before you say so.`,
  feed: {
    label: "Post feed",
    asking: "Nothing loaded, on purpose",
    withoutScript: "Posts come here by script, and your browser runs none. The profiles on this page open all the same.",
    title: `Posts on ${socialFeed.network}`,
    loading: `Fetching the posts from ${socialFeed.network}`,
    shown: `The posts from ${socialFeed.network} are here.`,
    empty: { title: "No posts to show", text: `${socialFeed.network} has nothing to show here just now. We post on these, too:` },
    failed: { title: "The posts did not come", text: `${socialFeed.network} did not answer, or your network or browser keeps it out. We post on these, too:` },
    again: "Try again",
  },
} as const;
