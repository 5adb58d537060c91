import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import routes from "./app/routes.ts";
import { mdxSettings } from "./content/blog/mdx-settings.ts";
import { colour } from "./content/tokens.ts";
import { buildTarget } from "./main/browsers.ts";
import { listChunks } from "./main/list-chunks.ts";
import { splitUtilities } from "./main/split-utilities.ts";
import { styleGuideCopies } from "./main/style-guide-copies.ts";
import { companies } from "./server/providers/settings.ts";

const exportNothing = (...names: string[]) => `const none = () => {}; export { ${names.map((name) => `none as ${name}`).join(", ")} };`;

/** What a browser gets in the place of a file of React Router's, and why. */
const routerStandIns: Record<string, string> = {
  // The framework reloads the page as soon as a route's file is lost; ours asks again.
  "dom/ssr/routeModules": `export { loadRouteModule } from ${JSON.stringify(fileURLToPath(new URL("app/lib/navigation/load-route-module.ts", import.meta.url)))};`,
  // Never switched on: routes that are asked for as they're met (react-router.config.ts), and telling a monitor of each step.
  "dom/ssr/fog-of-war": exportNothing(
    "getManifestPath",
    "getPartialManifest",
    "getPatchRoutesOnNavigationFunction",
    "getPathsWithAncestors",
    "handleClientVersionMismatch",
    "isFogOfWarEnabled",
    "useFogOFWarDiscovery",
  ),
  "router/instrumentation": exportNothing(
    "consumeInstrumentationClientResultMetaReceiver",
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
    "instrumentationResultMetaContext",
  ),
};

/** Fails the build where it finds nothing to stand in for; and where React Router wants more of it than it has, the bundler does. */
function standInForRouterParts(): Plugin {
  const missing = new Set(Object.keys(routerStandIns));
  return {
    name: "stand-in-for-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/.*\.js$/ },
      handler(_code, id) {
        const part = /react-router\/dist\/\w+\/lib\/(.*)\.js$/.exec(id)?.[1] ?? "";
        const own = routerStandIns[part];
        if (own !== undefined) missing.delete(part);
        return own;
      },
    },
    buildEnd(error) {
      if (missing.size > 0 && !error) this.error(`React Router's ${[...missing].join(" and ")} isn't where it was`);
    },
  };
}

/**
 * React Router ends a sheet's address in "#" where a later part wants the same one, so that the part's copy outlives the page. The site's own
 * sheet never goes: a later part finds it under that address, and does not bring all of it again.
 */
function siteSheetOnce(): Plugin {
  return {
    name: "site-sheet-once",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const sheets = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/app/root.tsx")))?.viteMetadata?.importedCss;
        if (!sheets?.size) this.error("app/root.tsx brings no sheet");
        for (const sheet of sheets) for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${sheet}"`, `"${sheet}#"`);
      },
    },
  };
}

// Styles never: a page's own must come after the site's, or its layers are stacked the wrong way round.
// Nor the entry, which hydrates the page as soon as it runs.
const ofSite = /\/(app|content|contracts|imagery)\/(?!entry\.client|.*\.css$)|\/node_modules\/valibot\//;

// What no page but the back office's needs: a visitor's form shares a few lines with it, and mustn't bring all of it.
const ofOffice =
  /\/(app\/features\/operator\/(?!.*\.css$)|content\/site\/back-office\/|contracts\/(audit|exports|operator-forms|passkeys|rights|sign-in)\.ts$)/;

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Names a group of files: what these modules of the app import, themselves included, as far as no group before it has it. */
function neededBy(name: string, ...roots: string[]) {
  let found: Set<string> | undefined;
  return (id: string, graph: Graph) => {
    if (!found) {
      found = new Set();
      const open = roots.map((path) => fileURLToPath(new URL(`app/${path}`, import.meta.url)));
      for (let next = open.pop(); next; next = open.pop()) {
        if (found.has(next)) continue;
        found.add(next);
        open.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return found.has(id) ? name : null;
  };
}

/** By hash alone: content blockers refuse files for words in their names, such as "tracking-", "consent-" and "counter-". */
const names = {
  entryFileNames: "assets/[hash].js",
  chunkFileNames: "assets/[hash].js",
  assetFileNames: ({ names }: { names: string[] }) => (names.some((name) => name.endsWith(".css")) ? "assets/[hash].css" : "assets/[name]-[hash][extname]"),
  // Letters and digits: a hash must not begin with, or be cut by, what a blocker's list matches at.
  hashCharacters: "base36",
} as const;

export default defineConfig({
  // The colour of the browser's own bar, and who the Privacy Policy may have to name: the app reads no files, and nothing of the server.
  define: {
    "import.meta.env.VITE_THEME_COLOUR": JSON.stringify(colour("sea-950")),
    "import.meta.env.VITE_COMPANIES": JSON.stringify(companies),
  },
  plugins: [
    { enforce: "pre", ...mdx({ ...mdxSettings, providerImportSource: "#app/routes/blog/post/text-parts.tsx" }) },
    tailwindcss(),
    splitUtilities(routes),
    styleGuideCopies(),
    listChunks(),
    siteSheetOnce(),
    standInForRouterParts(),
    reactRouter(),
  ],
  // What the program and its tests write is no reason to reload.
  server: { watch: { ignored: ["**/build/**", "**/build.*/**", "**/.data/**", "**/test-results/**", "**/.passes/**"] } },
  // A data: URL would need a looser policy for fonts; and a file is cached once for all pages.
  build: {
    assetsInlineLimit: 0,
    // Nobody reads them here.
    reportCompressedSize: false,
    target: buildTarget,
    // Of what a later part needs styles alone: Safari never again imports a script whose preload was lost (docs/decisions/0040).
    modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")) },
  },
  worker: { format: "es", rolldownOptions: { output: names } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            ...names,
            // Each file costs a request and its headers: so what pages share is in few.
            codeSplitting: {
              groups: [
                // React in two, for each is run in a task of its own (app/lib/hydration).
                { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
                { name: "router", test: /\/node_modules\/react-router\//, priority: 3 },
                // What every page needs, what every form does, and what the small print does; then what most other pages share.
                {
                  name: neededBy("frame", "root.tsx", "entry.client.tsx", "routes/site-layout.tsx", "ui/notice.tsx", "lib/seo/describe-page.ts"),
                  test: ofSite,
                  priority: 2,
                },
                { name: neededBy("forms", "ui/forms/contract-form.tsx", "lib/http/with-network-errors.ts"), test: ofSite, priority: 1 },
                { name: neededBy("texts", "ui/legal-text.tsx"), test: ofSite, priority: 1 },
                // What the back office has in common with a visitor's pages comes before its own: a group takes along what it needs.
                { name: "parts", test: (id) => ofSite.test(id) && !ofOffice.test(id), minShareCount: 18, priority: 1 },
                { name: "orders", test: /\/contracts\/(order|create-shipment|verify-access-code)\.ts$/, priority: 1 },
                { name: "office", test: ofOffice, minShareCount: 8, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts", output: { assetFileNames: names.assetFileNames, hashCharacters: names.hashCharacters } } } },
  },
});
