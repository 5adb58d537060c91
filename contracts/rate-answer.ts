import * as v from "valibot";

/** A thumb for one answer, by the id that came with it; "else": none of the questions that it offered was meant. The last one counts. */
export const input = v.strictObject({
  answer: v.pipe(v.string(), v.uuid("The answer's id")),
  thumb: v.picklist(["up", "down", "else"], "up, down or else"),
});
/** True also for an answer that is no longer kept. */
export const output = v.strictObject({ success: v.boolean() });
export const limits = { address: { times: 120, minutes: 60 } };
