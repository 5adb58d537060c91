import { expect, it } from "vitest";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";

const embedder = "cross-origin-embedder-policy";
const html = { accept: "text/html,*/*" };

it("the gate's screens and the policies it shows hold nothing of another origin", async () => {
  const env = { SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands, cold sea" };
  const test = await openTestApp({ env, built: await loadPages(env), renderPage: await loadApp() });
  for (const path of ["/", "/site-access", "/terms", "/no-such-page"])
    expect((await test.request(path, { headers: html })).headers.get(embedder), path).toBe("require-corp");
  await test.close();
});

it("nor do the card pages; the site itself leads to another company's posts", async () => {
  const test = await openTestApp({ built: await loadPages(), renderPage: await loadApp() });
  const { url } = (await (await test.call("start-checkout", { agreedToTerms: true })).json()) as { url: string };
  for (const path of [new URL(url).pathname, "/card/shell"]) expect((await test.request(path)).headers.get(embedder), path).toBe("require-corp");
  for (const path of ["/", "/checkout", "/social-media"]) expect((await test.request(path)).headers.has(embedder), path).toBe(false);
  await test.close();
});
