import { type Findings, isKnown, join, use, type Where } from "#tests/browsers/compat-data.ts";

const attributeNames: Record<string, string> = { classname: "class", htmlfor: "for" };

/** An element with its attributes, as HTML or React writes them, and the values that are features of their own (`<script type=importmap>`). */
export function readElement(findings: Findings, element: string, attributes: [name: string, value: string][], where: Where): void {
  use(findings, join("html.elements", element), where);
  for (const [given, value] of attributes) {
    const name = attributeNames[given.toLowerCase()] ?? given.toLowerCase();
    const path = [join("html.elements", element, name), join("html.global_attributes", name)].find(isKnown);
    if (path) use(findings, path, where);
    for (const said of [join("html.elements", element, name, value), join("html.elements", element, `${name}_${value}`)]) use(findings, said, where);
  }
}
