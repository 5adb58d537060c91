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

const warm = ["#e85a1f", "#ff8a33", "#ffa640", "#ffc277"] as const;

export const light: Palette = {
  ground: "#f6fafa",
  tints: ["#ffffff", "#e4f1f3", "#cbe5ea"],
  ink: "#0b2e3b",
  near: "#1b6277",
  middle: "#2e7f95",
  far: "#a6d2dc",
  warm,
  ember: "#e85a1f",
};

export const dark: Palette = {
  ground: "#06212c",
  tints: ["#082835", "#0b2e3b", "#123f4f"],
  ink: "#cbe5ea",
  near: "#a6d2dc",
  middle: "#2e7f95",
  far: "#1b6277",
  warm,
  ember: "#e85a1f",
};
