import hub from "#imagery/drawn/hero-isotherms.svg?url";
import run from "#imagery/drawn/scene-active.svg?url";
import commute from "#imagery/drawn/scene-daily.svg?url";
import feet from "#imagery/drawn/scene-skin.svg?url";

/** One drawing for each kind of cold day. */
export const scenes = { hub, run, swim: run, hike: run, feet, commute };
