import * as v from "valibot";

export const input = v.strictObject({});
/** Never an exact count. `dispatch` is words for a person, such as "by 31 March 2027". */
export const output = v.strictObject({ availability: v.picklist(["in", "low", "sold-out"]), dispatch: v.string() });
export type Availability = v.InferOutput<typeof output>;
