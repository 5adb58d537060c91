/** Pages made at build: they are served from memory and never wait for the database. */
export const prerendered = ["/", "/home", "/warmth-list"] as const;
