import type { Findings } from "#tests/browsers/compat-data.ts";
import { readElement } from "#tests/browsers/read-element.ts";
import { readScript } from "#tests/browsers/read-scripts.ts";
import { readStyles } from "#tests/browsers/read-styles.ts";

const isScript = (attributes: [string, string][]) =>
  !attributes.some(([name, value]) => name === "src" || (name === "type" && !/^(module|text\/javascript)$/.test(value)));

/** Tags, scripts and styles that stand in many pages, read once. */
type Seen = Set<string>;

/** Reads the elements and attributes of a page, and the scripts and styles that stand in it. */
export function readPage(findings: Findings, html: string, file: string, seen: Seen = new Set()): void {
  const isNew = (text: string) => !seen.has(text) && seen.add(text);
  for (const [tag, element = "", given = ""] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/g)) {
    if (!isNew(tag)) continue;
    const attributes = [...given.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]): [string, string] => [name, value]);
    readElement(findings, element, attributes, () => `${file}: ${tag.slice(0, 160)}`);
  }
  for (const [, given = "", code = ""] of html.matchAll(/<script([^>]*)>([^<][\s\S]*?)<\/script>/g)) {
    const attributes = [...given.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = "", value = ""]): [string, string] => [name, value]);
    if (isScript(attributes) && isNew(code)) readScript(findings, code, `${file} (inline script)`);
  }
  for (const [, css = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) if (isNew(css)) readStyles(findings, css, `${file} (inline style)`);
}
