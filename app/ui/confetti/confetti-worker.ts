import { makePieces, type Piece, placeOf, seconds } from "#app/ui/confetti/pieces.ts";

/** The window, and what nothing may fall in front of. CSS pixels. */
export type ConfettiFrame = { width: number; height: number; ratio: number; keptClear: { x: number; y: number; width: number; height: number }[] };
export type ConfettiStart = ConfettiFrame & { surface: OffscreenCanvas; colours: string[] };

/** Pixels left free around a line of text. */
const margin = 3;

let frame: ConfettiFrame | undefined;

/** The first message starts it, later ones tell how the page lies now. */
addEventListener("message", ({ data }: MessageEvent<ConfettiStart | ConfettiFrame>) => {
  frame = data;
  if ("surface" in data) run(data.surface, data.colours);
});

function run(surface: OffscreenCanvas, colours: string[]) {
  const context = surface.getContext("2d");
  const pieces = makePieces(colours.length, Math.random);
  const start = performance.now();
  const draw = () => {
    const time = (performance.now() - start) / 1000;
    if (time >= seconds || !context || !frame) return;
    const [width, height] = [frame.width * frame.ratio, frame.height * frame.ratio];
    if (surface.width !== width) surface.width = width;
    if (surface.height !== height) surface.height = height;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    for (const piece of pieces) drawPiece(context, piece, time, frame, colours);
    context.setTransform(frame.ratio, 0, 0, frame.ratio, 0, 0);
    for (const { x, y, width, height } of frame.keptClear) context.clearRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
    requestAnimationFrame(draw);
  };
  draw();
}

function drawPiece(context: OffscreenCanvasRenderingContext2D, piece: Piece, time: number, { width, height, ratio }: ConfettiFrame, colours: string[]) {
  const place = placeOf(piece, time);
  if (!place) return;
  context.setTransform(ratio, 0, 0, ratio, place.x * width * ratio, place.y * height * ratio);
  context.rotate(place.turn);
  // Seen from the side now and then, as paper is.
  context.scale(1, Math.cos(place.turn * 1.7));
  context.fillStyle = colours[piece.colour] ?? "";
  context.fillRect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2);
}
