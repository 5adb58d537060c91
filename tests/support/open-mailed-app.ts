import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";
import { playSmtp } from "#tests/support/play-smtp.ts";

/** The app with its pages, and a mail server that keeps what it's given: for whatever is mailed on the way in. */
export async function openMailedApp(more: Record<string, string> = {}) {
  const smtp = await playSmtp();
  const env = { MAIL_DELIVERY: "smtp", SMTP_URL: smtp.url, MAIL_FROM: "shop@example.com", ...more };
  const test = await openTestApp({ renderPage: await loadApp(), env });
  return { smtp, test, close: () => Promise.all([test.close(), smtp.close()]) };
}
export type MailedApp = Awaited<ReturnType<typeof openMailedApp>>;

/** A cookie of the back office that an answer sets, as it's sent back; "" where it sets none, or takes it away. */
export const cookieOf = (answer: Response, name = "operator") =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith(`__Host-${name}=`) && !one.includes("=;"))
    ?.split(";")[0] ?? "";
