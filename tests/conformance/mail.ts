import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MailCarrier, OutgoingMail } from "#server/providers/mail/port.ts";

export type MailUnderTest = {
  carrier: MailCarrier;
  from: string;
  /** Everything that arrived, oldest first. */
  arrived(): Promise<(OutgoingMail & { from: string })[]>;
  /** From then on nothing can be delivered. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
};

/** What every mail carrier does, whoever carries. */
export function mailConformance(name: string, open: () => Promise<MailUnderTest>) {
  describe(`mail: ${name}`, () => {
    let desk: MailUnderTest;
    beforeAll(async () => {
      desk = await open();
    });
    afterAll(() => desk.close());

    const mail = (given: Partial<OutgoingMail> & { key: string }): OutgoingMail => ({
      to: "ann@example.com",
      subject: "Hello",
      text: "Text\n",
      html: "<p>HTML</p>\n",
      ...given,
    });
    const arrivedAs = async (key: string) => (await desk.arrived()).filter((one) => one.key === key);

    test("delivers every part as it was given", async () => {
      const whole = mail({
        key: "whole",
        subject: "Zoë, £15.00 – 李小龙",
        text: "Line one\n\n£15 & “quotes”\n",
        html: '<p class="x">£15 &amp; 李</p>\n',
        headers: { "Auto-Submitted": "auto-generated" },
      });
      await desk.carrier.send(whole);
      expect(await arrivedAs("whole")).toEqual([{ ...whole, from: desk.from }]);
    });

    test("delivers a key once, however often and however concurrently it is sent", async () => {
      await Promise.all(Array.from({ length: 10 }, () => desk.carrier.send(mail({ key: "once" }))));
      await desk.carrier.send(mail({ key: "once", subject: "Changed" }));
      expect(await arrivedAs("once")).toMatchObject([{ subject: "Hello" }]);
    });

    test("delivers different keys apart, even when all else is the same", async () => {
      await Promise.all(["a", "b", "c"].map((key) => desk.carrier.send(mail({ key }))));
      for (const key of ["a", "b", "c"]) expect(await arrivedAs(key)).toHaveLength(1);
    });

    test("throws when it cannot deliver, so that the job tries again", async () => {
      await desk.breakDown();
      await expect(desk.carrier.send(mail({ key: "lost" }))).rejects.toThrow();
    });
  });
}
