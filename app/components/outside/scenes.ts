import signpost from "#imagery/drawn/outside-hub.svg?url";
import commute from "#imagery/drawn/scene-commute.svg?url";
import feet from "#imagery/drawn/scene-feet.svg?url";
import hike from "#imagery/drawn/scene-hike.svg?url";
import run from "#imagery/drawn/scene-run.svg?url";
import swim from "#imagery/drawn/scene-swim.svg?url";
import swimDark from "#imagery/drawn/scene-swim-dark.svg?url";

/** One drawing for each kind of cold day. */
export const scenes = { signpost, run, swim, swimDark, hike, feet, commute };
