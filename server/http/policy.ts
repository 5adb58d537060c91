import { createHash } from "node:crypto";

/** As a policy names a script, or a style: by the hash of its text. */
export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type PolicyNeeds = {
  /** `'nonce-…'` or `'sha256-…'` for each inline script of the page. */
  scripts: readonly string[];
  /** Where a payment page stands that is not on our own origin: Chromium applies form-action to redirects too. */
  paymentOrigin: string | null;
  /** Whom else our script asks, once a visitor allows it. */
  asks?: readonly string[];
};

/** Everything is refused but what is named. Neither unsafe-inline nor unsafe-eval, for script or style. */
export const contentPolicy = ({ scripts, paymentOrigin, asks = [] }: PolicyNeeds) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...asks].join(" ")}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...(paymentOrigin ? [paymentOrigin] : [])].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
