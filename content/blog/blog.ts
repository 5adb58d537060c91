/** Words of the blog's front page. */
export const blog = {
  title: "Blog: notes from the cold",
  heading: { cold: "Notes from", warm: "the cold" },
  description: "Winter running, cold water and the hands that have to do the zip up afterwards. Practical reading for cold days, and news of the company.",
  lead: "Reading for people who go out anyway: how to keep your hands of some use on a winter run or after a cold swim. Now and then, news of the company.",
} as const;
