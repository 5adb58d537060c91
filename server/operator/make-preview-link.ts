import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Seal } from "#server/access/seal.ts";
import type { Config } from "#server/config.ts";

type Needs = { seal: Seal; config: Pick<Config, "PUBLIC_ORIGIN" | "SITE_ACCESS">; now: () => Date };

/** A link for guests of a closed site: signed, not kept, and over after so many days. Changing the password or the code ends it sooner. */
export function makePreviewLink({ seal, config, now }: Needs): OperatorBackend["makePreviewLink"] {
  return async (days) => {
    // Without the shop's own password or code the link would be signed by another key.
    if (config.SITE_ACCESS === "open")
      throw new Failure("conflict", { message: "With SITE_ACCESS=open nobody needs a link. Run this with the settings of the shop." });
    if (!Number.isInteger(days) || days < 1 || days > 90) throw new Failure("invalid", { message: "A preview link holds for 1 to 90 days." });
    const endsAt = new Date(now().getTime() + days * 86_400_000);
    return { url: `${config.PUBLIC_ORIGIN}/site-access/preview/${seal.preview(endsAt)}`, endsAt };
  };
}
