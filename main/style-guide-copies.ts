import type { Plugin } from "vite";

const fromGuide = /\/routes\/styleguide\/|[?&]guide$/;
const copied = /\/(app\/(ui(?!\/confetti)|features)|content|contracts|imagery)\/(?!.*(-context\.ts|\.css)$)/;

/**
 * The style guide shows every component. Were it one more user of each, the bundler would cut the chunks of all other
 * pages along its lines, and they would grow by a few requests. So its chunk takes copies; only React contexts stay one.
 */
export const styleGuideCopies = (): Plugin => ({
  name: "style-guide-copies",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (!importer || !fromGuide.test(importer)) return;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || resolved.external || !copied.test(resolved.id) || resolved.id.includes("/node_modules/")) return resolved;
    return { ...resolved, id: `${resolved.id}${resolved.id.includes("?") ? "&" : "?"}guide` };
  },
});
