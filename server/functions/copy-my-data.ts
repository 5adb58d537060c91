import { brand } from "#content/brand.ts";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/copy-my-data.ts";
import { Failure } from "#contracts/failure.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { type CopyNeeds, copyPerson } from "#server/rights/copy-person.ts";
import { endedDataLink, openDataLink } from "#server/rights/open-data-link.ts";

type Needs = CopyNeeds & { throttle: Throttle };

/** As often as the link stands: a download may be lost. */
export function copyMyData({ throttle, ...needs }: Needs): Backend["copyMyData"] {
  const copy = copyPerson(needs);
  return async ({ token }, caller) => {
    await throttle([`copy-my-data:${caller.address}`, limits.address]);
    const asked = await openDataLink(needs.db, token, needs.now());
    // A link that was mailed to end it opens nothing else.
    if (asked.email === null || asked.wish !== "copy") throw new Failure("not-found", { message: endedDataLink });
    await throttle([`copy-my-data:${asked.id}`, limits.request]);
    const data = JSON.parse(JSON.stringify(await copy(asked.email)));
    return { file_name: `${brand.slug}-your-data-${needs.now().toISOString().slice(0, 10)}.json`, data };
  };
}
