import { fill, weights } from "#imagery/line/ink.ts";
import type { Depth } from "#imagery/line/shape.ts";
import { type Box, outline } from "#imagery/line/trace.ts";

type Look = { colour: string; line?: string; width?: number; cell?: number; tolerance?: number };

/** One part of a person or thing, painted over what lies behind it. */
export const part = (shape: Depth, box: Box, { colour, line, width = weights.figure, cell = 3, tolerance = 0.5 }: Look): string =>
  fill(outline(shape, { box, cell, digits: 1, tolerance }), colour, line, { width });
