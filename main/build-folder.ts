import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where this build is made: aside, until it is whole (build.ts). */
export const buildFolder: string = process.env.BUILD_FOLDER ?? `${root}build`;
