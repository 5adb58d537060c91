import { colour } from "#content/tokens.ts";
/** What a card is coloured with: ground, its two kinds of words, and its lines from the warm thing outwards. */
export type Ground = { ground: string; cold: string; warm: string; brand: string; soft: string; lines: readonly string[] };

export const grounds = {
  sea: {
    ground: colour("sea-950"),
    cold: colour("ice-300"),
    warm: colour("amber-400"),
    brand: colour("frost"),
    soft: colour("ice-200"),
    lines: [colour("glow-200"), colour("amber-400"), colour("ember-500"), colour("ember-500"), colour("sea-500"), colour("sea-500"), colour("sea-600")],
  },
  glow: {
    ground: colour("glow-50"),
    cold: colour("sea-600"),
    warm: colour("ember-700"),
    brand: colour("sea-950"),
    soft: colour("slate-600"),
    lines: [colour("ember-500"), colour("ember-500"), colour("amber-400"), colour("amber-400"), colour("glow-200")],
  },
  paper: {
    ground: colour("frost"),
    cold: colour("sea-600"),
    warm: colour("ember-700"),
    brand: colour("sea-950"),
    soft: colour("slate-600"),
    lines: [],
  },
  frost: {
    ground: colour("ice-100"),
    cold: colour("sea-600"),
    warm: colour("ember-700"),
    brand: colour("sea-950"),
    soft: colour("slate-600"),
    lines: [colour("ember-500"), colour("sea-500"), colour("sea-500"), colour("ice-300"), colour("ice-300")],
  },
} as const satisfies Record<string, Ground>;
