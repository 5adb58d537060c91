import { brand } from "#content/brand.ts";
import { colour } from "#content/tokens.ts";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** `/manifest.webmanifest`. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: "en-GB",
  start_url: "/",
  scope: "/",
  display: "browser",
  theme_color: colour("sea-950"),
  background_color: colour("frost"),
  icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
};
