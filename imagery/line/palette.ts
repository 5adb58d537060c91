import { colour, mix } from "#content/tokens.ts";
/** The brand's colours by what they do in a picture; one set for light ground, one for dark. */
export type Palette = {
  ground: string;
  /** Flat tints, from the palest. */
  tints: readonly [string, string, string];
  /** The outline of people and things. */
  ink: string;
  /** Weather, ground and water, near to far. */
  near: string;
  middle: string;
  far: string;
  /** Edge to core of what is warm. */
  warm: readonly [string, string, string, string];
  ember: string;
};

const warm = [colour("ember-500"), mix("ember-500", "amber-400", 0.7), colour("amber-400"), mix("amber-400", "glow-200", 0.5)] as const;

export const light: Palette = {
  ground: colour("frost"),
  tints: [colour("white"), colour("ice-100"), colour("ice-200")],
  ink: colour("sea-900"),
  near: colour("sea-600"),
  middle: colour("sea-500"),
  far: colour("ice-300"),
  warm,
  ember: colour("ember-500"),
};

export const dark: Palette = {
  ground: colour("sea-950"),
  tints: [mix("sea-950", "sea-900", 0.5), colour("sea-900"), colour("sea-800")],
  ink: colour("ice-200"),
  near: colour("ice-300"),
  middle: colour("sea-500"),
  far: colour("sea-600"),
  warm,
  ember: colour("ember-500"),
};
