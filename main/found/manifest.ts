import { brand } from "#content/brand.ts";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** `/manifest.webmanifest`. Colours are sea-950 and frost. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: "en-GB",
  start_url: "/",
  scope: "/",
  display: "browser",
  theme_color: "#06212c",
  background_color: "#f6fafa",
  icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
};
