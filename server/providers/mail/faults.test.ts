import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";
import { playSmtp } from "#tests/support/play-smtp.ts";
import { smtpFaults, stages, tamperWithSmtp } from "#tests/support/tamper-with-smtp.ts";

let smtp: Awaited<ReturnType<typeof playSmtp>>;
let between: Awaited<ReturnType<typeof tamperWithSmtp>>;
beforeAll(async () => {
  smtp = await playSmtp({ pipelining: false });
  between = await tamperWithSmtp(smtp.port);
});
afterAll(async () => {
  await between.close();
  await smtp.close();
});

const impatient = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 300 };
/** For what must succeed: a machine with other work may stand still longer than the impatient wait. */
const patient = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
const carry = (port: number, timeouts = impatient) =>
  createSmtpMail({ url: smtp.url.replace(String(smtp.port), String(port)), from: "Shop <hello@shop.example>", timeouts });
const mailOf = (key: string) => ({ key, to: "ann@example.com", subject: `About ${key}`, text: "Text\n", html: "<p>HTML</p>\n" });
/** As a mailbox keeps them: of two with one Message-ID, one. */
const kept = (subject: string) => new Set(smtp.received.filter(({ mail }) => mail.subject === subject).map(({ mail }) => mail.messageId)).size;
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "sent",
    (error: Error) => error.name,
  );

// Each waits for a time-out or two: so a few at once, every one through a spoiler of its own.
describe.each(stages)("the mail server's answer to: %s", (at) => {
  it.concurrent.each(smtpFaults)("%s: nobody is struck off for it, and in the end there is one mail", async (fault) => {
    const mail = mailOf(`${at}, ${fault}`);
    const own = await tamperWithSmtp(smtp.port);
    try {
      own.spoil({ at, fault });
      const first = await outcome(carry(own.port).send(mail));
      // The address is not to blame for any of it.
      expect(first).not.toBe("MailRefused");
      // "Sent" is said only of what the server has.
      if (first === "sent") expect(kept(mail.subject)).toBe(1);
      own.mend();
      await carry(own.port, patient).send(mail);
      expect(kept(mail.subject)).toBe(1);
    } finally {
      await own.close();
    }
  });
});

it("a mail whose receipt nobody confirmed is not called sent, and is in the mailbox once", async () => {
  const mail = mailOf("never confirmed");
  between.spoil({ at: "content", fault: "silence, and it acted" });
  expect(await outcome(carry(between.port).send(mail))).not.toBe("sent");
  expect(kept(mail.subject)).toBe(1);
  between.spoil({ at: "content", fault: "slow, and it acted" });
  expect(await outcome(carry(between.port, patient).send(mail))).toBe("sent");
  between.mend();
  expect([smtp.received.filter((one) => one.mail.subject === mail.subject).length, kept(mail.subject)]).toEqual([2, 1]);
});

it("a forwarding address is not written to: the refusal is the address's, and is kept", async () => {
  smtp.be("has-moved");
  expect(await outcome(carry(smtp.port, patient).send(mailOf("moved")))).toBe("MailRefused");
  smtp.be("takes");
  expect(kept("About moved")).toBe(0);
});
