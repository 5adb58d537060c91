import { pageLost } from "#app/lib/navigation/keep-page.ts";
import type { ConfettiFrame, ConfettiStart } from "#app/ui/confetti/confetti-worker.ts";
import { seconds } from "#app/ui/confetti/pieces.ts";
import { stopConfetti } from "#content/site/shared.ts";
import "#app/ui/confetti/confetti.css";

/** Names the canvas, so that a second call finds the confetti already falling. */
const canvasId = "confetti";
/** Milliseconds after which the page is measured again: a page may have given way to the next. */
const measureEvery = 250;

/** The brand's tokens, read from the page: this file names no colour of its own. */
function readColours() {
  const style = getComputedStyle(document.documentElement);
  return ["accent", "warm-mid", "warm-vivid", "cold-vivid", "highlight", "celebration"].map((token) => style.getPropertyValue(`--${token}`));
}

const isInView = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;

/** Lines of text and controls that are in view, in CSS pixels of the window. */
function readKeptClear(): ConfettiFrame["keptClear"] {
  const boxes = [...document.querySelectorAll("button, input, select, textarea, a[class*=button]")].map((control) => control.getBoundingClientRect());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || !text.parentElement || !isInView(text.parentElement.getBoundingClientRect())) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(isInView).map(({ x, y, width, height }) => ({ x, y, width, height }));
}

const readFrame = (): ConfettiFrame => ({ width: innerWidth, height: innerHeight, ratio: devicePixelRatio, keptClear: readKeptClear() });

function addToPage() {
  const canvas = document.createElement("canvas");
  canvas.id = canvasId;
  canvas.ariaHidden = "true";
  const stop = document.createElement("button");
  stop.type = "button";
  stop.className = "chat-door confetti-stop";
  stop.textContent = stopConfetti;
  document.body.append(canvas, stop);
  return { canvas, stop };
}

/**
 * Confetti for 7 seconds on a canvas over the page, drawn by a worker: the page is not slowed. It falls behind what is to be read and pressed. It belongs
 * to no page, so it goes on while one gives way to the next; a press, a key or its own button ends it, and so does a hidden tab. Answers how to end it.
 */
export function startConfetti() {
  if (document.getElementById(canvasId)) return;
  const { canvas, stop } = addToPage();
  const worker = new Worker(new URL("./confetti-worker.ts", import.meta.url), { type: "module" });
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    clearInterval(measuring);
    clearTimeout(falling);
    worker.terminate();
    canvas.remove();
    stop.remove();
  };
  const measure = () => worker.postMessage(readFrame());
  const measuring = setInterval(measure, measureEvery);
  const falling = setTimeout(end, seconds * 1000);
  const { signal } = ending;
  addEventListener("resize", measure, { signal });
  addEventListener("scroll", measure, { signal, passive: true });
  addEventListener("keydown", end, { signal });
  addEventListener("pointerdown", end, { signal });
  document.addEventListener("visibilitychange", end, { signal });
  addEventListener(pageLost, end, { signal });
  // Its file could not be had.
  worker.addEventListener("error", end, { signal });
  const surface = canvas.transferControlToOffscreen();
  const start: ConfettiStart = { ...readFrame(), surface, colours: readColours() };
  worker.postMessage(start, [surface]);
  return end;
}
