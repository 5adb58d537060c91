import { type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

/** Sends a form as a browser without script does, from a page of the site, each time from an address of its own. */
export const postForm = (
  app: Pick<TestApp, "request" | "newAddress">,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) =>
  app.request(path, {
    method: "POST",
    headers: {
      accept: "text/html",
      origin: testOrigin,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": app.newAddress(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
