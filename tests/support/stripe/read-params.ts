export type Params = { [name: string]: string | Params };

/** What Stripe's library sends, `a[b][0]=c`, as things inside things. */
export function readParams(encoded: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = params;
    for (const step of path) {
      const next = at[step] ?? {};
      if (typeof next === "string") throw new Error(`${name} is given twice`);
      at[step] = next;
      at = next;
    }
    at[last] = value;
  }
  return params;
}

export const inside = (params: Params | string | undefined, ...path: string[]): Params | string | undefined =>
  path.reduce<Params | string | undefined>((at, step) => (typeof at === "object" ? at[step] : undefined), params);

/** The text at a place, or undefined. */
export const textAt = (params: Params, ...path: string[]): string | undefined => {
  const found = inside(params, ...path);
  return typeof found === "string" ? found : undefined;
};
