/** Names the canvas, so that a second call finds the rain already falling. */
const canvasId = "confetti";

/** The brand's tokens, read from the page: this file names no colour of its own. */
function readColours() {
  const style = getComputedStyle(document.documentElement);
  return ["ember-600", "ember-500", "amber-400", "ice-300", "gold", "pink"].map((token) => style.getPropertyValue(`--color-${token}`));
}

function makeCanvas() {
  const canvas = document.createElement("canvas");
  canvas.id = canvasId;
  canvas.ariaHidden = "true";
  canvas.className = "pointer-events-none fixed inset-0 z-(--layer-toast) h-full w-full";
  document.body.append(canvas);
  return canvas;
}

/**
 * 150 pieces for 7 seconds on a canvas of their own over the page. It belongs to no page, so it rains on while one
 * gives way to the next; it ends early when the tab is hidden.
 */
export function rainConfetti() {
  if (document.getElementById(canvasId)) return;
  const canvas = makeCanvas();
  const context = canvas.getContext("2d");
  if (!context) return canvas.remove();
  const colours = readColours();
  const pieces = makePieces(colours.length, Math.random);
  const start = performance.now();

  const resize = () => {
    canvas.width = innerWidth * devicePixelRatio;
    canvas.height = innerHeight * devicePixelRatio;
  };
  const end = () => {
    removeEventListener("resize", resize);
    document.removeEventListener("visibilitychange", end);
    canvas.remove();
  };
  const draw = (now: number) => {
    const time = (now - start) / 1000;
    if (time >= seconds || !canvas.isConnected) return end();
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const piece of pieces) {
      const place = placeOf(piece, time);
      if (!place) continue;
      context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, place.x * canvas.width, place.y * canvas.height);
      context.rotate(place.turn);
      // Seen from the side now and then, as paper is.
      context.scale(1, Math.cos(place.turn * 1.7));
      context.fillStyle = colours[piece.colour] ?? "";
      context.fillRect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2);
    }
    requestAnimationFrame(draw);
  };

  resize();
  addEventListener("resize", resize);
  document.addEventListener("visibilitychange", end);
  requestAnimationFrame(draw);
}

/** One piece; lengths are in parts of the canvas (0 to 1) but for `size`, in CSS pixels. */
export type Piece = {
  x: number;
  /** Seconds after the start at which it comes in over the top edge. */
  delay: number;
  /** Seconds from the top edge to the bottom one. */
  fall: number;
  size: number;
  /** Half the width of its swing, and swings a second. */
  swing: number;
  rate: number;
  /** Turns a second. */
  spin: number;
  colour: number;
};

export const seconds = 7;
export const count = 150;
/** The last piece is through before the end. */
const lastStart = 3;

/** `random` answers 0 to 1, as Math.random. */
export const makePieces = (colours: number, random: () => number): Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    x: random(),
    delay: (index / count) * lastStart * random(),
    fall: 2.2 + random() * (seconds - lastStart - 2.2),
    size: 6 + random() * 8,
    swing: 0.01 + random() * 0.04,
    rate: 0.3 + random() * 0.7,
    spin: 0.3 + random() * 1.2,
    colour: index % colours,
  }));

/** Where a piece is `time` seconds after the start, or null while it is not on the canvas. */
export function placeOf({ x, delay, fall, swing, rate, spin }: Piece, time: number) {
  const age = (time - delay) / fall;
  if (age < 0 || age > 1) return null;
  return { x: x + Math.sin((time + x * 9) * rate * 2 * Math.PI) * swing, y: age * 1.1 - 0.05, turn: (time + x) * spin * 2 * Math.PI };
}
