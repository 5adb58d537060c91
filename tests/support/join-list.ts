import type { TestApp } from "#tests/support/open-test-app.ts";

const linkIn = (text: string, page: string) => new RegExp(`/warmth-list/${page}/([\\w-]+)`).exec(text)?.[1] ?? "";

type Given = { email?: string; name?: string; country?: string; marketing?: boolean };

/** The newest mail to an address, as it left. */
export async function newestMail({ shop, drain }: TestApp, email: string) {
  await drain();
  const mail = await shop.db.selectFrom("mailbox").selectAll().where("to_address", "=", email).orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  return { ...mail, confirm: linkIn(mail.text, "confirm"), own: linkIn(mail.text, "leave") };
}

/** Somebody joins the Warmth List and, unless told otherwise, confirms. Answers their number and the token of their own link, as their mail has it. */
export async function joinList(test: TestApp, { confirm = true, ...given }: Given & { confirm?: boolean } = {}) {
  const person = { name: "Ann Lee", email: "ann@example.com", country: "GB", acceptTerms: true as const, marketing: false, ...given };
  const { backend } = test.shop;
  await backend.mailchimpSubscribe(person, test.someCaller());
  const mail = await newestMail(test, person.email);
  if (confirm) await backend.confirmSignUp({ token: mail.confirm }, test.someCaller());
  await test.drain();
  const { id } = await test.db.selectFrom("sign_ups").select("id").where("email", "=", person.email).executeTakeFirstOrThrow();
  return { id, token: mail.own, mail };
}
