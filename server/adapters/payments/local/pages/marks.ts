import { html } from "hono/html";

export const cardMark = html`<svg class="mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true" focusable="false">
  <rect x="1" y="1" width="26" height="18" rx="3.5" fill="none" stroke="currentColor" stroke-width="2" />
  <path d="M1 7h26" stroke="currentColor" stroke-width="3" />
  <path d="M5 14h6" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;

export const lockMark = html`<svg class="mark" viewBox="0 0 16 18" width="14" height="16" aria-hidden="true" focusable="false">
  <path d="M4 8V5.5a4 4 0 0 1 8 0V8" fill="none" stroke="currentColor" stroke-width="2" />
  <rect x="1.5" y="8" width="13" height="9" rx="2" fill="currentColor" />
</svg>`;
