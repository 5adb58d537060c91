import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Seal } from "#server/access/seal.ts";
import type { Config } from "#server/config.ts";

type Needs = { seal: Seal; config: Pick<Config, "PUBLIC_ORIGIN">; now: () => Date };

/** A link for guests of a closed site: signed, not kept, and over after so many days. Changing the password or the code ends it sooner. */
export function makePreviewLink({ seal, config, now }: Needs): OperatorBackend["makePreviewLink"] {
  return async (days) => {
    if (!Number.isInteger(days) || days < 1 || days > 90) throw new Failure("invalid", { message: "A preview link holds for 1 to 90 days." });
    const endsAt = new Date(now().getTime() + days * 86_400_000);
    return { url: `${config.PUBLIC_ORIGIN}/site-access/preview/${seal.preview(endsAt)}`, endsAt };
  };
}
