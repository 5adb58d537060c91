import type { PublicPage } from "#server/http/found/read-page.ts";

/** `/sitemap.xml`. */
export function listForSearch(pages: readonly PublicPage[], origin: string): string {
  const urls = pages.map(({ path, changed }) => `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
