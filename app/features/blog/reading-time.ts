const wordsPerMinute = 220;
const inWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "Five-minute read". */
export function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const said = inWords[minutes - 1] ?? String(minutes);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}-minute read`;
}
