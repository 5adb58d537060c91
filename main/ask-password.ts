import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Letters a site's password must have, as SITE_PASSWORD must. */
const shortest = 8;

/** One line from whoever sits at the terminal, who does not see it, or from what is piped in. Never an argument: other users of a machine see those. */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write("The site's password: ");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stderr.write("\n");
  if (typeof value !== "string" || value.length < shortest) throw new Error(`A password of at least ${shortest} characters is needed.`);
  return value;
}
