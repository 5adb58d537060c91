import * as v from "valibot";

/** A thumb for one answer, by the id that came with it. The last one counts. */
export const input = v.strictObject({
  answer: v.pipe(v.string(), v.uuid("The answer's id")),
  thumb: v.picklist(["up", "down"], "up or down"),
});
/** True also for an answer that is no longer kept. */
export const output = v.strictObject({ success: v.boolean() });
export const limits = { address: { times: 120, minutes: 60 } };
