/** Organisations in the "Supported by" strip. None is real yet. */
export const supporters = [
  { name: "Northern Shore Fund", sample: true },
  { name: "Springboard Grants", sample: true },
  { name: "Open Water Trust", sample: true },
  { name: "Fellside Makers", sample: true },
  { name: "Cold Harbour Labs", sample: true },
] as const satisfies readonly { name: string; sample: true }[];
