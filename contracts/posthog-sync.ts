import * as v from "valibot";
import { event, most } from "#contracts/counted-event.ts";
import { insight, insightNames, spans } from "#contracts/insight.ts";

const words = `One event, or a list of 1 to ${most}`;

/**
 * track_event keeps events. sync_analytics sends on what was kept here and is not yet where it is counted; with our own
 * analytics that is nothing. get_insights answers the owner's questions.
 */
export const input = v.variant(
  "action",
  [
    v.strictObject({
      action: v.literal("track_event"),
      data: v.union([event, v.pipe(v.array(event), v.minLength(1, words), v.maxLength(most, words))], words),
    }),
    v.strictObject({ action: v.literal("sync_analytics"), data: v.nullish(v.strictObject({})) }),
    v.strictObject({
      action: v.literal("get_insights"),
      data: v.strictObject({ query: v.picklist(insightNames, "An insight's name"), days: v.optional(v.picklist(spans, "7 or 30"), 30) }, "Which insight"),
    }),
  ],
  "track_event, sync_analytics or get_insights",
);

export const output = v.strictObject({
  data: v.union([v.strictObject({ kept: v.number() }), v.strictObject({ synced_at: v.string() }), insight]),
});

/** `track` counts events, not calls. A network address may be a whole office; a browser sends a few events a minute at most. */
export const limits = { track: { times: 600, minutes: 5 }, sync: { times: 60, minutes: 15 }, insights: { times: 120, minutes: 5 } };
