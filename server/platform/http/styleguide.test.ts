import { afterEach, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp | undefined;
afterEach(() => test?.close());

const openStage = async (stage: string) => {
  test = await openTestApp({ renderPage: await loadApp(), env: { SITE_STAGE: stage } });
  return test;
};

it("shows the style guide while the site is built, to nobody's index", async () => {
  const { request } = await openStage("preview");
  for (const path of ["/styleguide", "/styleguide.data"]) {
    const answer = await request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(await answer.text()).toContain("sea-950");
  }
});

it("has no style guide once the site is live", async () => {
  const { request } = await openStage("live");
  const page = await request("/styleguide");
  expect(page.status).toBe(404);
  expect(await page.text()).not.toMatch(/sea-950|data-specimen/);
  const itsData = await request("/styleguide.data");
  expect(itsData.status).toBe(404);
  expect(await itsData.text()).not.toContain("sea-950");
});
