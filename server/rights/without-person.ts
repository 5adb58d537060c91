/** Words with a person's own address and name taken out, however they are written there. */
export function withoutPerson(words: string, named: readonly string[]): string {
  const patterns = named.filter((text) => text.trim().length > 1).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+"));
  return patterns.length === 0 ? words : words.replaceAll(new RegExp(patterns.join("|"), "giu"), "[erased]");
}
