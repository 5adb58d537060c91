const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "January 22, 2025", as posts are dated. `day` is ISO 8601. */
export const formatDate = (day: string) => inWords.format(new Date(day));
