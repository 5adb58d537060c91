import { profiles } from "#content/brand.ts";

/** The timeline on /social-media: whose posts, who shows them, how large (in pixels). Nothing is fetched for it without functional consent. */
export const socialFeed = {
  network: "X",
  url: profiles.find(({ network }) => network === "X")?.url ?? "",
  theme: "dark",
  size: { width: 500, height: 600 },
} as const;
