import type { ShownFailure } from "#app/lib/http/failure.ts";

const inside = "shipping_details.";

/** The function's complaints, by the names that the fields have in the form. */
export const fieldErrors = ({ fields = {} }: ShownFailure) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.startsWith(inside) ? name.slice(inside.length) : name, words]));
