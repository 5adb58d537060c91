// Made by make-licences.ts from the lock file.
import type { Shipped } from "#content/read-shipped.ts";

export const licences: readonly Shipped[] = [
  { name: "@babel/runtime", version: "8.1.2", licence: "MIT" },
  { name: "@base-ui/react", version: "1.9.0", licence: "MIT" },
  { name: "@base-ui/utils", version: "0.5.0", licence: "MIT" },
  { name: "@floating-ui/core", version: "1.8.0", licence: "MIT" },
  { name: "@floating-ui/dom", version: "1.8.0", licence: "MIT" },
  { name: "@floating-ui/react-dom", version: "2.1.9", licence: "MIT" },
  { name: "@floating-ui/utils", version: "0.2.12", licence: "MIT" },
  { name: "@fontsource-variable/archivo", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@fontsource-variable/atkinson-hyperlegible-mono", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@fontsource-variable/atkinson-hyperlegible-next", version: "5.3.0", licence: "OFL-1.1" },
  { name: "@remix-run/route-pattern", version: "0.22.1", licence: "MIT" },
  { name: "cookie-es", version: "3.1.1", licence: "MIT" },
  { name: "react", version: "19.3.1", licence: "MIT" },
  { name: "react-dom", version: "19.3.1", licence: "MIT" },
  { name: "react-router", version: "8.4.0", licence: "MIT" },
  { name: "reselect", version: "5.3.0", licence: "MIT" },
  { name: "scheduler", version: "0.28.0", licence: "MIT" },
  { name: "use-sync-external-store", version: "1.7.0", licence: "MIT" },
  { name: "valibot", version: "1.5.0", licence: "MIT" },
];
