import { writeFile } from "node:fs/promises";
import { contours } from "d3-contour";
import { colour } from "#content/tokens.ts";
import { type Bone, foot as footBones } from "#imagery/bones.ts";
import { type Field, makeField, spread } from "#imagery/field.ts";
import { type Depth, grown, limb, placed } from "#imagery/line/shape.ts";
import { weather } from "#imagery/line/weather.ts";
import { toPath } from "#imagery/to-path.ts";

type Line = { at: number; colour: string; opacity: number; width?: number; fill?: string };
type Picture = {
  name: string;
  cell: number;
  field: Field;
  lines: Line[];
  tolerance?: number /** Cells cut off all round, where lines close along the edge. */;
  margin?: number;
};

const write = (name: string, svg: string) => writeFile(new URL(`drawn/${name}.svg`, import.meta.url), svg);

function drawLines({ name, cell, field, lines, tolerance = 0.5, margin = 1 }: Picture) {
  const paths = contours()
    .size([field.width, field.height])
    .thresholds(lines.map(({ at }) => at))([...field.values])
    .map((shape, i) => {
      const { colour, opacity, width = 1.5, fill } = lines[i] as Line;
      const d = toPath(shape, { scale: cell, digits: 0, tolerance, smallest: cell * cell * 24 });
      return (
        d &&
        `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}"${width === 1.5 ? "" : ` stroke-width="${width}"`}${fill ? ` fill="${fill}"` : ""}/>`
      );
    });
  const [w, h] = [field.width * cell, field.height * cell];
  const inset = cell * margin;
  return write(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" id="lines" viewBox="${inset} ${inset} ${w - 2 * inset} ${h - 2 * inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" fill="none" stroke-width="1.5">${paths.join("")}</svg>`,
  );
}

const mix = (stops: string[], t: number) => stops[Math.max(0, Math.min(stops.length - 1, Math.floor(t * stops.length)))] as string;

const away = (bones: readonly Bone[], x: number, y: number) =>
  Math.min(
    ...bones.map(({ from: [ax, ay, ar], to: [bx, by, br] }) => {
      const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)));
      return Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along) - ar - (br - ar) * along;
    }),
  );

/** Behind the hero: lines that bend round tube and hand and cool as they leave them. Centre of the picture is the centre of the art. */
async function hero() {
  const cell = 10;
  const [w, h] = [2000, 1300];
  const tube: Bone[] = [{ from: [880, 960, 70], to: [880, 420, 110], cold: [0, 0], warm: [0, 0] }];
  const palm: Bone[] = [
    { from: [1120, 840, 70], to: [1140, 680, 140], cold: [0, 0], warm: [0, 0] },
    { from: [1140, 680, 140], to: [1190, 480, 110], cold: [0, 0], warm: [0, 0] },
  ];
  const raw = makeField(w / cell, h / cell, (i, j) => {
    const [x, y] = [i * cell, j * cell];
    // The two warm things share their lines softly: a plain minimum would crease between them.
    const far = -60 * Math.log([...tube, ...palm].reduce((sum, bone) => sum + Math.exp(-away([bone], x, y) / 60), 0));
    return far + Math.min(90, Math.max(0, far * 0.35)) * 0.75 * weather(x / 330, y / 330);
  });
  const field = spread(raw, 4.5);
  const stops = Array.from({ length: 26 }, (_, i) => 12 + i * 17 + i * i * 0.85);
  const colours = [
    colour("amber-400"),
    colour("ember-500"),
    colour("ember-500"),
    colour("ice-300"),
    colour("sea-500"),
    colour("sea-500"),
    colour("sea-500"),
    colour("sea-500"),
    colour("sea-500"),
    colour("sea-500"),
  ];
  const lines = stops.map((at, i) => ({ at, colour: mix(colours, i / stops.length), opacity: i < 8 ? 0.6 - i * 0.03 : Math.max(0.24, 0.5 - i * 0.011) }));
  await drawLines({ name: "hero-isotherms", cell, field, lines, tolerance: 0.9 });
}

/** A calm stretch of weather for page heads, the footer and the call to action. */
async function calm() {
  const cell = 16;
  const [w, h] = [2000, 700];
  const field = makeField(w / cell, h / cell, (i, j) => {
    const [x, y] = [i * cell, j * cell];
    return y / 100 + 0.9 * Math.sin(x / 210 + Math.sin(y / 170)) + 0.5 * Math.cos(x / 97 - y / 140);
  });
  const lines = Array.from({ length: 24 }, (_, i) => ({ at: -0.6 + i * 0.34, colour: colour("sea-500"), opacity: 0.5 }));
  await drawLines({ name: "calm-isotherms", cell, field, lines, tolerance: 1.4, margin: 3 });
}

/** "404" as the coldest place on the map, with one warm spot left in the nought. */
async function lost() {
  const cell = 8;
  const [w, h] = [1200, 620];
  const four = (x: number): Bone[] => {
    const line = (ax: number, ay: number, bx: number, by: number): Bone => ({ from: [x + ax, ay, 26], to: [x + bx, by, 26], cold: [0, 0], warm: [0, 0] });
    return [line(150, 170, 20, 360), line(20, 360, 220, 360), line(150, 170, 150, 450)];
  };
  const nought: Bone[] = Array.from({ length: 40 }, (_, i) => {
    const at = (k: number): [number, number, number] => [600 + 96 * Math.cos((k / 40) * 2 * Math.PI), 310 + 132 * Math.sin((k / 40) * 2 * Math.PI), 26];
    return { from: at(i), to: at(i + 1), cold: [0, 0], warm: [0, 0] };
  });
  const raw = makeField(w / cell, h / cell, (i, j) => {
    const [x, y] = [i * cell, j * cell];
    const far = away([...four(190), ...four(770), ...nought], x, y);
    // Inside the nought the air stands still: only the ember lives there.
    if (((x - 600) / 96) ** 2 + ((y - 310) / 132) ** 2 < 1) return Math.min(far, 5);
    return far + Math.min(70, Math.max(0, far * 0.6)) * 0.7 * weather(x / 190, y / 190);
  });
  const field = spread(raw, 1);
  const colours = [colour("ice-100"), colour("ice-300"), colour("ice-300"), colour("sea-500"), colour("sea-500"), colour("sea-600")];
  const lines = Array.from({ length: 20 }, (_, i) => ({
    at: -2 + i * 11 + i * i * 0.5,
    colour: mix(colours, i / 20),
    opacity: Math.max(0.3, 1 - i * 0.06),
    ...(i === 0 && { width: 3 }),
  }));
  const ember = spread(
    makeField(w / cell, h / cell, (i, j) => -Math.hypot((i * cell - 600) * 1.25, j * cell - 318)),
    2,
  );
  await layered("lost-ember", w, h, cell, [
    [
      ember,
      [
        { at: -62, colour: colour("sea-950"), opacity: 0, fill: colour("sea-950") },
        { at: -50, colour: colour("ember-500"), opacity: 0.45 },
        { at: -39, colour: colour("ember-500"), opacity: 0.9 },
        { at: -28, colour: colour("amber-400"), opacity: 0, fill: colour("ember-500") },
        { at: -16, colour: colour("amber-400"), opacity: 0, fill: colour("amber-400") },
      ],
    ],
  ]);
  await drawLines({ name: "lost", cell, field, lines, tolerance: 0.8 });
}

function layered(name: string, w: number, h: number, cell: number, layers: [Field, Line[]][]) {
  const paths = layers.flatMap(([field, lines]) =>
    contours()
      .size([field.width, field.height])
      .thresholds(lines.map(({ at }) => at))([...field.values])
      .map((shape, i) => {
        const { colour, opacity, width = 2, fill } = lines[i] as Line;
        const d = toPath(
          shape,
          cell < 3 ? { scale: cell, digits: 1, tolerance: 0.2, smallest: 60 } : { scale: cell, digits: 0, tolerance: 0.7, smallest: 200 },
        );
        return (
          d &&
          `<path d="${d}"${fill ? ` fill="${fill}"` : ""}${opacity ? ` stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${width}"` : ""}/>`
        );
      }),
  );
  return write(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cell} ${cell} ${w - 2 * cell} ${h - 2 * cell}" width="${w - 2 * cell}" height="${h - 2 * cell}" fill="none">${paths.join("")}</svg>`,
  );
}

/** Small marks for the benefits: a shape, its warmth inside, two lines of air around. */
async function glyphs() {
  const cell = 1;
  const side = 128;
  const foot = grown(3, ...footBones.map(({ from, to }) => limb(from, to)));
  const shapes: Record<string, Depth> = {
    warm: (x, y) => 31 - Math.hypot(x - 64, y - 64) + 3 * weather(x / 30, y / 30),
    water: grown(2, limb([64, 78, 26], [64, 50, 13], [64, 26, 1])),
    glove: grown(2.5, limb([64, 58, 21], [70, 38, 18]), limb([57, 64, 13], [38, 47, 9.5]), limb([63, 74, 17], [62, 88, 17])),
    foot: placed(foot, { x: 64, y: 64, scale: 0.205, from: [218, 294] }),
  };
  for (const [name, shape] of Object.entries(shapes)) {
    const field = makeField(side, side, shape);
    await layered(`glyph-${name}`, side, side, cell, [
      [
        spread(field, 0.9),
        [
          { at: -16, colour: colour("sea-500"), opacity: 0.35 },
          { at: -9, colour: colour("sea-500"), opacity: 0.7 },
          { at: -2, colour: colour("sea-600"), opacity: 1, width: 2.5, fill: colour("glow-200") },
        ],
      ],
      [
        spread(field, 4),
        (name === "foot" ? [2.2, 6] : [6, 12.5]).map(
          (at, i): Line => ({ at, colour: colour("ember-500"), opacity: 0, fill: i ? colour("ember-500") : colour("amber-400") }),
        ),
      ],
    ]);
  }
}

await Promise.all([hero(), calm(), lost(), glyphs()]);
