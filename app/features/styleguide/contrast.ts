/** 0 (black) to 1 (white), as WCAG 2 defines it; `hex` as #rgb or #rrggbb. */
export function luminance(hex: string) {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string) {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
