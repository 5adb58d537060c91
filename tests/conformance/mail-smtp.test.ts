import { afterEach, expect, test } from "vitest";
import { messageIdOf } from "#server/providers/mail/port.ts";
import { createSmtpMail } from "#server/providers/mail/smtp.ts";
import { mailConformance } from "#tests/conformance/mail.ts";
import { playSmtp } from "#tests/support/play-smtp.ts";

const from = "Shop <hello@shop.example>";
const carry = (url: string) => createSmtpMail({ url, from });

/** On its way a mail ends with one more line. */
const lineEnd = (text = "") => text.replace(/\n+$/, "\n");

mailConformance("SMTP", async () => {
  const smtp = await playSmtp();
  const keys = new Map<string, string>();
  const carrier = carry(smtp.url);
  return {
    from,
    carrier: {
      send(mail) {
        keys.set(messageIdOf(mail.key, from), mail.key);
        return carrier.send(mail);
      },
    },
    async arrived() {
      // As a mailbox does: of two with one Message-ID the first is kept.
      const kept = new Map(smtp.received.toReversed().map((one) => [one.mail.messageId ?? "", one]));
      return [...kept].reverse().map(([id, { mail }]) => {
        const auto = mail.headers.find(({ key }) => key === "auto-submitted")?.value;
        return {
          key: keys.get(id) ?? "",
          to: mail.to?.[0]?.address ?? "",
          subject: mail.subject ?? "",
          text: lineEnd(mail.text),
          html: lineEnd(mail.html),
          from: `${mail.from?.name} <${mail.from?.address}>`,
          ...(auto && { headers: { "Auto-Submitted": auto } }),
        };
      });
    },
    breakDown: () => smtp.close(),
    close: () => smtp.close(),
  };
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const start = async (...given: Parameters<typeof playSmtp>) => {
  const smtp = await playSmtp(...given);
  open.push(smtp);
  return smtp;
};
const mail = { key: "k", to: "ann@example.com", subject: "Hello", text: "Text\n", html: "<p>HTML</p>\n" };

test("an address that takes no mail is refused for good; a full mailbox, words that look like spam, and what's against us are tried again", async () => {
  const smtp = await start();
  for (const mood of ["knows-nobody", "knows-nobody, in words"] as const) {
    smtp.be(mood);
    const to = "author@sender.example";
    await expect(carry(smtp.url).send({ ...mail, to })).rejects.toMatchObject({
      name: "MailRefused",
      code: 550,
      message: expect.not.stringContaining("author"),
    });
  }
  for (const mood of ["is-full", "wants-no-words", "minds-the-sender", "relays-nothing"] as const) {
    smtp.be(mood);
    const error = await carry(smtp.url)
      .send(mail)
      .catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).name).not.toBe("MailRefused");
  }
  expect(smtp.received).toEqual([]);
});

test("taken without an answer: sent again it is the same mail, by its Message-ID", async () => {
  const smtp = await start();
  smtp.be("takes-and-hangs-up");
  await expect(carry(smtp.url).send(mail)).rejects.toThrow();
  smtp.be("takes");
  await carry(smtp.url).send(mail);
  await carry(smtp.url).send({ ...mail, key: "another" });
  const ids = smtp.received.map(({ mail: { messageId } }) => messageId);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@shop\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("text and HTML travel as two readings of one mail, from and to plain addresses", async () => {
  const smtp = await start();
  await carry(smtp.url).send({ ...mail, subject: "Zoë\r\nBcc: all@example.com", headers: { "Reply-To": "Ann <ann@example.com>" } });
  const [one] = smtp.received;
  expect(one?.sender).toBe("hello@shop.example");
  expect(one?.to).toEqual(["ann@example.com"]);
  expect(one?.raw).toContain("multipart/alternative");
  expect(one?.mail.replyTo?.[0]?.address).toBe("ann@example.com");
  expect(one?.mail.bcc).toBeUndefined();
});

test("a wrong password is our fault, not the address's", async () => {
  const smtp = await start();
  const error = await carry(smtp.url.replace("p%40ss", "other"))
    .send(mail)
    .catch((thrown: Error) => thrown);
  expect((error as Error).name).not.toBe("MailRefused");
  expect(smtp.received).toEqual([]);
});

test("a certificate that nobody vouches for is not trusted with the password", async () => {
  const smtp = await start({ tls: true });
  await expect(carry(smtp.url).send(mail)).rejects.toThrow(/certificate|self.signed/i);
  expect(smtp.received).toEqual([]);
});
