import { createHash } from "node:crypto";

/** The part behind the @, of `a@b` and of `Name <a@b>`. */
const domainOf = (from: string) => /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";

/** The same for the same key, and it tells nothing of it. */
export const messageIdOf = (key: string, from: string) => `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domainOf(from)}>`;
