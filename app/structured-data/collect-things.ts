import type { MetaDescriptor } from "react-router";
import type { Graph } from "schema-dts";
import type { DescribeThing } from "#app/structured-data/thing.ts";

/**
 * A page's structured data in one block. React Router writes it with `<`, `>` and `&` escaped, so no word of ours can end
 * it; a browser never runs it, so no policy needs to name it.
 */
export function collectThings(things: readonly DescribeThing[], origin: string): MetaDescriptor {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things.map((thing) => thing(origin)) };
  return { "script:ld+json": graph } as MetaDescriptor;
}
