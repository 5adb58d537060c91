import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { readKnowledge, sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { readStrings } from "#main/words/read-content.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";
import { mailer } from "#server/shop.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

/** The sources whose words pages and mails are made of, as they're asked for. */
export async function listSources(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(["content/*.ts", "content/{site,legal,assistant}/**/*.ts", "contracts/failure.ts", "server/modules/*/*mails.ts"]))
    if (!/\.test\.ts$|countries|make-|check-claims|read-|find-|claim-exceptions|licences|format-|clock|assistant\/(?:.*words|languages)/.test(file))
      files.push(file);
  return files.sort();
}

/** All that we say, and where: a page's address, `mail:`, `knowledge:` or a file. */
export const readSaid = async (): Promise<{ where: string; text: string }[]> => [
  ...(await readBuiltPages()).filter(({ path }) => !path.startsWith("/styleguide")).map(({ path, html }) => ({ where: path, text: readText(html) })),
  ...Object.entries(mailer.samples("https://shop.example")).map(([name, mail]) => ({
    where: `mail:${name}`,
    text: [renderText(mail), mail.subject, mail.preheader].join("\n"),
  })),
  ...readKnowledge().map(({ id, text }) => ({ where: `knowledge:${id}`, text: sayFirstPrice(text) })),
  ...(await listSources()).map((file) => ({ where: file, text: readStrings(readFileSync(file, "utf8")) })),
];
