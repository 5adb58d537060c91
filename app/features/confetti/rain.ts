import { makePieces, placeOf, seconds } from "#app/features/confetti/pieces.ts";

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
export function rain() {
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
