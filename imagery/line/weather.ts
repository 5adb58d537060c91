/** Slow swells of air, between about -2 and 2, for places in units of one swell. */
export const weather = (x: number, y: number) => Math.sin(x * 1.9 + Math.sin(y * 2.7) * 1.3) + Math.cos(y * 2.9 + Math.sin(x * 1.4) * 1.7);
