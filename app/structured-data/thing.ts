import type { Thing } from "schema-dts";

/** Says what something is in schema.org's words, all addresses whole. */
export type DescribeThing = (origin: string) => Exclude<Thing, string>;
