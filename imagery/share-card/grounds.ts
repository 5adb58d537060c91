/** What a card is coloured with: ground, its two kinds of words, and its lines from the warm thing outwards. */
export type Ground = { ground: string; cold: string; warm: string; brand: string; soft: string; lines: readonly string[] };

export const grounds = {
  sea: {
    ground: "#06212c",
    cold: "#a6d2dc",
    warm: "#ffa640",
    brand: "#f6fafa",
    soft: "#cbe5ea",
    lines: ["#ffddae", "#ffa640", "#e85a1f", "#e85a1f", "#2e7f95", "#2e7f95", "#1b6277"],
  },
  glow: {
    ground: "#fff5e8",
    cold: "#1b6277",
    warm: "#a3310e",
    brand: "#06212c",
    soft: "#46606a",
    lines: ["#e85a1f", "#e85a1f", "#ffa640", "#ffa640", "#ffddae"],
  },
  paper: {
    ground: "#f6fafa",
    cold: "#1b6277",
    warm: "#a3310e",
    brand: "#06212c",
    soft: "#46606a",
    lines: [],
  },
  frost: {
    ground: "#e4f1f3",
    cold: "#1b6277",
    warm: "#a3310e",
    brand: "#06212c",
    soft: "#46606a",
    lines: ["#e85a1f", "#2e7f95", "#2e7f95", "#a6d2dc", "#a6d2dc"],
  },
} as const satisfies Record<string, Ground>;
