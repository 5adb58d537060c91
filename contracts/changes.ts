/** Where the back office's pages hear that something has changed: server-sent events, whose data is an area or `all`. */
export const changesPath = "/operator/changes";

/** What can have changed. `all`: nobody knows, because the database was away. */
export const changeAreas = ["orders", "messages", "alerts", "stock", "list", "all"] as const;
export type ChangeArea = (typeof changeAreas)[number];
