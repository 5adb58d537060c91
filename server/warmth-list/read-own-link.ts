import { Failure } from "#contracts/failure.ts";
import type { Limit } from "#contracts/limit.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { ListLinks } from "#server/warmth-list/list-links.ts";
import { lostLink } from "#server/warmth-list/lost-link.ts";

type Needs = { listLinks: Pick<ListLinks, "read">; throttle: Throttle };

/** Whose link that is. Only wrong ones are counted: mailbox providers press for thousands of people from a few addresses. */
export async function readOwnLink({ listLinks, throttle }: Needs, token: string, { key, limit }: { key: string; limit: Limit }): Promise<string> {
  const signUp = listLinks.read(token);
  if (signUp) return signUp;
  await throttle([key, limit]);
  throw new Failure("not-found", { message: lostLink });
}
