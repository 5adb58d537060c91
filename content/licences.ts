// Made by make-licences.ts from the lock file.
import type { Shipped } from "#content/read-shipped.ts";

export const licences: readonly Shipped[] = [
  { name: "@fontsource-variable/archivo", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@fontsource-variable/atkinson-hyperlegible-mono", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@fontsource-variable/atkinson-hyperlegible-next", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@posthog/browser-common", version: "0.8.3", licence: "MIT" },
  { name: "@posthog/core", version: "1.67.3", licence: "MIT" },
  { name: "@posthog/types", version: "1.425.1", licence: "MIT" },
  { name: "@remix-run/route-pattern", version: "0.22.1", licence: "MIT" },
  { name: "cookie-es", version: "3.1.1", licence: "MIT" },
  { name: "core-js", version: "3.51.0", licence: "MIT" },
  { name: "dompurify", version: "3.4.18", licence: "(MPL-2.0 OR Apache-2.0)" },
  { name: "fflate", version: "0.4.9", licence: "MIT" },
  { name: "posthog-js", version: "1.430.0", licence: "(Apache-2.0 AND MIT)" },
  { name: "preact", version: "10.29.8", licence: "MIT" },
  { name: "query-selector-shadow-dom", version: "1.0.1", licence: "MIT" },
  { name: "react", version: "19.3.1", licence: "MIT" },
  { name: "react-dom", version: "19.3.1", licence: "MIT" },
  { name: "react-router", version: "8.4.0", licence: "MIT" },
  { name: "scheduler", version: "0.28.0", licence: "MIT" },
  { name: "valibot", version: "1.5.0", licence: "MIT" },
  { name: "web-vitals", version: "6.2.3", licence: "Apache-2.0" },
  { name: "web-vitals-soft-navs", version: "6.2.1", licence: "Apache-2.0" },
];
