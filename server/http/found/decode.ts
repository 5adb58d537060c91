const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };

/** Text as React wrote it into HTML, with its entities read. */
export const decode = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
