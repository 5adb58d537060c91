/** Strokes in units of a picture 960 wide: near 2 px where it is shown at 600. */
export const weights = { figure: 3.4, weather: 2.6, fine: 1.8 };
export const size = { width: 960, height: 720 };

type Stroke = { width?: number; opacity?: number };

const pen = ({ width = weights.weather, opacity = 1 }: Stroke) =>
  `${width === weights.weather ? "" : ` stroke-width="${width}"`}${opacity === 1 ? "" : ` stroke-opacity="${Number(opacity.toFixed(2))}"`}`;

export const stroke = (d: string, colour: string, style: Stroke = {}) => (d ? `<path d="${d}" stroke="${colour}"${pen(style)}/>` : "");

/** A flat shape, with its outline where a line colour is given. */
export const fill = (d: string, colour: string, line?: string, style: Stroke = { width: weights.figure }) =>
  d ? `<path d="${d}" fill="${colour}" fill-rule="evenodd"${line ? ` stroke="${line}"${pen(style)}` : ""}/>` : "";

export const disc = (x: number, y: number, r: number, colour: string, line?: string, style: Stroke = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${line ? ` stroke="${line}"${pen(style)}` : ""}/>`;

export const ring = (x: number, y: number, r: number, colour: string, style: Stroke = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="${colour}"${pen(style)}/>`;

export function sheet(ground: string, parts: readonly string[], { width, height } = size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-width="${weights.weather}" stroke-linecap="round" stroke-linejoin="round"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join("")}</svg>`;
}
