import { keepTyped } from "#tests/logs/keep.ts";

export type Sent = { url: string; headers: Iterable<[string, string]>; body?: string | null | undefined };

/** Headers that carry something of a person, or a secret. */
const telling = new Set(["cookie", "authorization", "user-agent", "referer", "idempotency-key"]);

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function inBody(body: string, type: string): string[] {
  if (!type.includes("json")) return [...new URLSearchParams(body).values()];
  try {
    return leaves(JSON.parse(body));
  } catch {
    return [];
  }
}

/** Everything a request says in fields, query, cookies, headers and the parts of its path that are nobody's word. */
export function typedIn({ url, headers, body }: Sent): string[] {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const given = [...headers].map(([name, value]) => [name.toLowerCase(), value] as const);
  const type = given.find(([name]) => name === "content-type")?.[1] ?? "";
  return [
    ...(body ? inBody(body, type) : []),
    ...searchParams.values(),
    ...pathname.split("/").filter((part) => part.length >= 16),
    ...given
      .filter(([name]) => telling.has(name))
      .flatMap(([name, value]) => (name === "cookie" ? value.split(/;\s*/).map((one) => one.slice(one.indexOf("=") + 1)) : [value])),
  ];
}

/** Makes canaries of what a test sends: none of it may be found in any log. */
export const noteTyped = (sent: Sent) => keepTyped(typedIn(sent));
