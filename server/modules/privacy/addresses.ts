import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** What the part before the @ is made of, in any case; and what a host's name is. */
const local = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]/i;
const host = /[a-z0-9.-]/i;
/** Scripts written without spaces: there an address stands right beside a word. A letter of any other script beside it makes it another address. */
export const joins = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}]/u;
/** What people put around an address, that an address may also hold. */
const marks = /['*/=?^_`{|}~]/;
/** RFC 5321: characters before and after the @. */
const longest = { local: 64, host: 255 };

/** From `at` on in one direction, as far as characters fit: no further than `most`, so that long words cost no more. */
function reach(words: string, at: number, step: 1 | -1, fits: RegExp, most: number): number {
  let end = at;
  while (Math.abs(end - at) <= most && fits.test(words.charAt(end))) end += step;
  return end;
}

/** The letter at `index`, also one of two halves. */
const letterBefore = (words: string, index: number) => [...words.slice(Math.max(0, index - 2), index)].at(-1) ?? "";
const letterAfter = (words: string, index: number) => [...words.slice(index, index + 2)].at(0) ?? "";

type Found = { address: string; from: number; end: number };

function readAround(words: string, sign: number): Found | null {
  const first = reach(words, sign - 1, -1, local, longest.local) + 1;
  const last = reach(words, sign + 1, 1, host, longest.host);
  if (sign - first > longest.local || last - sign - 1 > longest.host) return null;
  const before = letterBefore(words, first);
  if (before === "@" || joins.test(before) || joins.test(letterAfter(words, last))) return null;
  let from = first;
  while (words.charAt(from) === ".") from++;
  // The same marks before and after stand around it: 'ann@example.com', **ann@example.com**.
  for (let after = last; marks.test(words.charAt(from)) && words.charAt(from) === words.charAt(after); after++) from++;
  let end = last;
  while (/[.-]/.test(words.charAt(end - 1))) end--;
  return from < sign && end > sign + 1 ? { address: words.slice(from, end).toLowerCase(), from, end } : null;
}

/** Every address that stands in somebody's words, in lower case and whole, and where: son@example.com does not stand in jackson@example.com. */
export function findAddresses(words: string): Found[] {
  const found: Found[] = [];
  for (let sign = words.indexOf("@"); sign >= 0; sign = words.indexOf("@", sign + 1)) {
    const one = readAround(words, sign);
    if (one) found.push(one);
  }
  return found;
}

export const addressesIn = (words: string) => new Set(findAddresses(words).map(({ address }) => address));

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

/** Every address that the shop's tables know, once, in lower case. */
export async function readAddresses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from sign_ups union select email from list_forgets union select email from letters union select email from data_requests
    union select lower(email) from orders where email is not null union select lower(to_address) from mailbox
    union select lower(recipient ->> 'email') from shipments where recipient ->> 'email' <> ''
    union select email from erasures where email is not null`.execute(db);
  // Somebody may be known by nothing but what they wrote to an assistant.
  const { rows: asked } = await sql<{ question: string }>`select question from answers where strpos(question, '@') > 0`.execute(db);
  return [...new Set([...rows.map(({ email }) => email), ...asked.flatMap(({ question }) => [...addressesIn(question)])])];
}
