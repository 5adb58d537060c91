import { cp, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Made, not written: the copy makes its own, and shares what is installed. */
const made = /^(node_modules|build.*|\.git|\.data|\.react-router|test-results)$/;

/** The whole program in a folder of its own, not built, for a drill to change or to build. */
export async function copyProgram(folder: string): Promise<void> {
  const own = (await readdir(root)).filter((name) => !made.test(name));
  await Promise.all(own.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
}
