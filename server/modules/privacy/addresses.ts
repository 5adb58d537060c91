import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

/** Letters and digits that can't stand right beside an address. Scripts written without spaces are left out: there, an address touches other words. */
const letter = String.raw`(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}]`;
const local = String.raw`[\w.!#$%&'*+\/=?^\x60\{\|\}~\-]`;
const host = String.raw`[A-Za-z0-9.\-]`;
/** A whole address, no longer than RFC 5321 allows. */
const pattern = new RegExp(`(?<!${local}|@)(?<!${letter})${local}{1,64}@${host}{1,255}(?!${host})(?!${letter})`, "gu");
/** Marks people put around an address that can also be part of one. */
const quotes = /['*/=?^_`{|}~]/;

/** Every whole address in a text, in lower case, with its position: jackson@example.com doesn't contain son@example.com. */
function findAddresses(words: string) {
  return [...words.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    let from = index;
    let end = index + match.length;
    while (words[from] === ".") from++;
    // The same mark before and after is a quote: 'ann@example.com', **ann@example.com**.
    for (let after = end; quotes.test(words.charAt(from)) && words[from] === words[after]; after++) from++;
    while (/[.-]/.test(words.charAt(end - 1))) end--;
    const address = words.slice(from, end).toLowerCase();
    return address.startsWith("@") || address.endsWith("@") ? [] : [{ address, from, end }];
  });
}

export const addressesIn = (words: string) => new Set(findAddresses(words).map(({ address }) => address));

/** Takes a person's address and name out of a text. Whole words only, so that "Al" leaves "also" alone. */
export function withoutPerson(words: string, { email, name }: { email: string; name: string }): string {
  let left = words;
  for (const { address, from, end } of findAddresses(words).reverse()) if (address === email) left = `${left.slice(0, from)}[erased]${left.slice(end)}`;
  const named = name.trim().split(/\s+/).map(RegExp.escape).join("\\s+");
  return name.trim().length > 1 ? left.replaceAll(new RegExp(`(?<!${letter})${named}(?!${letter})`, "giu"), "[erased]") : left;
}

/** Every address in the shop's tables, once, in lower case. */
export async function readAddresses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from sign_ups union select email from list_deletions union select email from messages union select email from privacy_requests
    union select lower(email) from orders where email is not null union select lower(to_address) from mailbox
    union select lower(recipient ->> 'email') from shipments where recipient ->> 'email' <> ''
    union select email from erasures where email is not null`.execute(db);
  // Some people appear only in what they wrote to an assistant.
  const { rows: asked } = await sql<{ question: string }>`select question from answers where strpos(question, '@') > 0`.execute(db);
  return [...new Set([...rows.map(({ email }) => email), ...asked.flatMap(({ question }) => [...addressesIn(question)])])];
}
