const numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** Words of the blog's front page. */
export const blog = {
  name: "Blog",
  title: "Blog: notes from the cold",
  heading: { cold: "Notes from", warm: "the cold" },
  description: "Winter running, cold water and the hands that have to do the zip up afterwards. Practical reading for cold days, and news of the company.",
  lead: "Reading for people who go out anyway: how to keep your hands working on a winter run or after a cold swim. Now and then, news of the company.",
  feed: ["Prefer a feed reader? Follow the blog there: ", "the feed", " has every post in full."],
  filter: {
    label: "Category",
    all: "All",
    allPosts: (count: number) => `All ${count} posts`,
    postsIn: (count: number, category: string) => `${count} posts in ${category}`,
  },
  readingTime: (minutes: number) => `${numbers[minutes - 1] ?? minutes}-minute read`,
  back: "Back to Blog",
  more: { label: "More articles", button: "Read More Articles" },
  sample: { title: "Sample", text: "A general article, until we publish our own account." },
  notFound: { title: "Post Not Found", description: "The blog post you're looking for doesn't exist." },
} as const;
