import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, minifySync, type Rolldown } from "vite";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The banner's own: what it is made of, its words, its looks, and the list that a withdrawal clears by. */
const own =
  /^#app\/features\/consent\/|^#app\/styles\/consent\.css$|^#content\/(?:cookie-wording|cookie-policy-version|site\/consent)\.ts$|^#contracts\/storage-keys\.ts$/;

it("all of the consent code, first and late, is at most 6 KB compressed", async () => {
  const [{ output } = { output: [] }] = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      // As a library: else the code that fetches late files would be counted with it, which the app has anyway.
      lib: { entry: `${root}app/features/consent/consent.tsx`, formats: ["es"] },
      minify: "oxc",
      rollupOptions: {
        external: (id) => !own.test(id) && !id.startsWith(root) && !id.startsWith("\0"),
      },
    },
  })) as Rolldown.RolldownOutput[];
  const files = output.map(
    (file) => [file.fileName, brotliCompressSync(file.type === "chunk" ? minifySync(file.fileName, file.code).code : file.source).length] as const,
  );
  const code = output.map((file) => (file.type === "chunk" ? file.code : String(file.source))).join("\n");
  // Were any of it left outside, the figure would be a lie.
  for (const words of ["Customise cookie preferences", "kept-input", ".consent-boxes", "globalPrivacyControl"]) expect(code).toContain(words);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(6 * 1024);
});
