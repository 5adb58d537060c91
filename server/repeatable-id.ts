import { createHash, randomUUID } from "node:crypto";

/** A UUID that the same press gives again, however often it is sent: by its idempotency key, and what else has to be the same. Without a key a new one. */
export function repeatableId(key: string | undefined, ...parts: string[]): string {
  if (key === undefined) return randomUUID();
  const digest = createHash("sha256")
    .update(JSON.stringify([key, ...parts]))
    .digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
