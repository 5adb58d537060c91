import { expect, it } from "vitest";
import { readSections } from "#main/words/read-sections.ts";

const page = (main: string) => `<!DOCTYPE html><html><body><nav>Bar</nav><main id="main">${main}</main><footer>End</footer></body></html>`;

it("reads a section for each heading, and a line for each block", () => {
  const html =
    '<p>Before</p><h1 tabindex="-1"><span>Cold</span> <span>hands</span></h1><p>It&#x27;s <b>cold</b> &amp; wet.<br/>Very.</p><!-- --><ul><li>One</li><li>Two</li></ul><h2>Then</h2><p>Later</p>';
  expect(readSections(page(html))).toEqual([
    { heading: "", text: "Before" },
    { heading: "Cold hands", text: "It's cold & wet. Very.\nOne\nTwo" },
    { heading: "Then", text: "Later" },
  ]);
});

it("leaves out what is pressed, drawn or said twice, however deep, and nothing after it", () => {
  const html =
    '<h1>Title</h1><nav><div><h2>Menu</h2></div></nav><svg><path d="M0"></path><title>Line</title></svg><p aria-hidden="true">Said <b>twice</b></p>' +
    '<a class="button button-quiet" href="/">Home</a><form><label><input type="text"/>Name</label></form><p>Kept <span class="sample">Sample</span></p>';
  expect(readSections(page(html))).toEqual([{ heading: "Title", text: "Kept Sample" }]);
});

it("says nothing of a page without a main part", () => {
  expect(readSections("<html><body><p>Nothing</p></body></html>")).toEqual([]);
});
