import { findAddresses, joins } from "#server/rights/addresses.ts";

function withoutAddress(words: string, email: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, end } of findAddresses(words).filter(({ address }) => address === email)) {
    parts.push(words.slice(done, from), "[erased]");
    done = end;
  }
  return parts.join("") + words.slice(done);
}

/** Words with a person's own address and name taken out, however they are written there; whole, so that "Al" takes nothing out of "also". */
export function withoutPerson(words: string, { email, name }: { email: string; name: string }): string {
  const left = withoutAddress(words, email);
  const named = name
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/\s+/g, "\\s+");
  return named.length > 1 ? left.replaceAll(new RegExp(`(?<!${joins.source})${named}(?!${joins.source})`, "giu"), "[erased]") : left;
}
