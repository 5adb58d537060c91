/** Two-pixel strokes on a 24-pixel square; they take the colour of the text. */
export const strokes = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  find: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21",
  zoom: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6",
  left: "M15 4l-8 8 8 8",
  right: "M9 4l8 8-8 8",
  down: "M4 9l8 8 8-8",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  tick: "M4 12.5l5.5 5.5L20 6.5",
  stop: "M12 7v6M12 16.5v.5M8 3h8l5 5v8l-5 5H8l-5-5V8z",
  warn: "M12 9v5M12 17v.5M12 3L2 20.5h20z",
  lock: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
  out: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  share: "M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  chat: "M4 4h16v12h-8l-5 4.5V16H4zM8 8.5h8M8 12h5",
  send: "M12 20V5M5.5 11.5L12 5l6.5 6.5",
  thumbUp: "M7 11v9H3v-9zM7 12l4-8c1.8 0 2.6 1.2 2.3 3l-.5 2.5H20l-1.7 9H7",
  thumbDown: "M7 13V4H3v9zM7 12l4 8c1.8 0 2.6-1.2 2.3-3l-.5-2.5H20l-1.7-9H7",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
  parcel: "M3 7.5L12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9",
  shelves: "M4 3v18M20 3v18M4 11h16M4 19h16M8 11V6h5v5M11 19v-4h5v4",
  bars: "M4 20h16M7 16v-4M12 16V6M17 16V9",
} as const;

export type IconName = keyof typeof strokes;

/** `size` in pixels. Without `label` it is decoration, hidden from those who listen. */
export function Icon({ name, size = 24, label }: { name: IconName; size?: number; label?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by aria-label or hidden, below.
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="flex-none"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={strokes[name]} />
    </svg>
  );
}

/** Three rings round one point, as on a weather map: closed it shows one, in an open `<details>` all of them. */
export function IsothermMark() {
  return (
    <svg
      className="isotherm-mark"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M16 12.4c2.3-.2 3.9 1.4 3.8 3.5-.1 2.2-1.9 3.9-4 3.7-2.1-.1-3.6-1.7-3.5-3.8.1-1.9 1.7-3.2 3.7-3.4z" />
      <path d="M16.3 7.3c4.7-.3 8.6 3.2 8.5 8.3-.1 5-4 9.2-9 9-4.9-.2-8.4-4-8.3-8.7.1-4.7 4.1-8.3 8.8-8.6z" />
      <path d="M16.6 2c7.4-.2 13.300 5.500 13.200 13.300-.1 8-6.200 14.800-14 14.600C8.100 29.700 2.200 23.800 2.300 16 2.400 8.300 9.200 2.200 16.600 2z" />
    </svg>
  );
}
