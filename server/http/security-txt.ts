import { company } from "#content/company.ts";

/** An old file is not to be trusted, so it says when that will be: half a year from the day it is asked for. */
const days = 180;

/** `/.well-known/security.txt`, as RFC 9116 has it. */
export function securityTxt(origin: string, at: Date) {
  const expires = new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/terms#acceptable-use`,
    "",
  ].join("\n");
}
