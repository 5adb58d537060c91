/** Where the posts of another company are shown, in a frame of our own with a policy of its own. */
export const feedPath = "/social-media/feed";

/** What that frame tells the page around it: posts are there, there are none to show, or they could not be fetched. */
export type FeedState = "shown" | "empty" | "failed";
export type FeedMessage = { feed: FeedState };
