/** Pages made at build: they are served from memory and never wait for the database. */
export const prerendered = [
  "/",
  "/home",
  "/warmth-list",
  "/pre-order",
  "/locks-warmth",
  "/waterproof",
  "/scientific-development",
  "/cold-comfort",
  "/pre-order-terms",
  "/privacy-policy",
  "/terms",
  "/one-moment",
] as const;
