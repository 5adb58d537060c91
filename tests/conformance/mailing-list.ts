import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DesiredState, ListPerson, MailingList, MemberStatus } from "#server/providers/mailing-list/port.ts";

/** `become`: what people and the owner do there by themselves. */
export type ProviderUnderTest = {
  list: MailingList;
  become(email: string, status: MemberStatus): Promise<void>;
  /** The name that stands there. */
  nameOf(email: string): Promise<string>;
  /** Whether they stand there as one who asked for tips and news. */
  getsTips(email: string): Promise<boolean>;
  pass(seconds: number): void;
  now(): Date;
  close(): Promise<void>;
};

export const ann: ListPerson = { email: "ann.o'brien+list@example.com", name: "Ann O'Brien", country: "GB", marketing: false };

/** The suite that every mailing-list provider passes. */
export function mailingListConformance(name: string, open: () => Promise<ProviderUnderTest>) {
  describe(`mailing list: ${name}`, () => {
    let provider: ProviderUnderTest;
    let list: MailingList;
    beforeEach(async () => {
      provider = await open();
      list = provider.list;
    });
    afterEach(() => provider.close());

    const want = (status: DesiredState["status"], secondsAgo = 0): DesiredState => ({ status, at: new Date(provider.now().getTime() - secondsAgo * 1_000) });
    const standing = async (email = ann.email) => (await list.read(email))?.status ?? null;

    test("nobody is there before they are told of", async () => {
      expect(await list.read(ann.email)).toBeNull();
      expect(await list.readPage(0)).toEqual({ members: [], next: null });
    });

    test.each([
      ["subscribed", "listed"],
      ["pending", "asked"],
    ] as const)("a newcomer becomes %s, told of once or five times", async (status, outcome) => {
      const wanted = want(status, 30);
      for (let time = 0; time < 5; time++) {
        expect(await list.push(ann, wanted)).toBe(outcome);
        provider.pass(5);
      }
      const { members } = await list.readPage(0);
      expect(members).toMatchObject([{ email: ann.email, status }]);
      expect(await list.read(ann.email)).toEqual(members[0]);
    });

    test("since when they want to be on it is what they said, not when it was told", async () => {
      const wanted = want("subscribed", 3_600);
      await list.push(ann, wanted);
      expect((await list.read(ann.email))?.joinedAt).toEqual(new Date(Math.floor(wanted.at.getTime() / 1_000) * 1_000));
    });

    /** How they stand there, how old what they want is beside that, and how they then stand. */
    const cases: [MemberStatus, DesiredState["status"], "older" | "newer", MemberStatus, string][] = [
      ["subscribed", "subscribed", "newer", "subscribed", "listed"],
      ["subscribed", "pending", "newer", "subscribed", "listed"],
      ["pending", "subscribed", "newer", "pending", "asked"],
      ["unsubscribed", "subscribed", "older", "unsubscribed", "left"],
      ["unsubscribed", "subscribed", "newer", "pending", "asked"],
      ["unsubscribed", "pending", "older", "unsubscribed", "left"],
      ["unsubscribed", "pending", "newer", "pending", "asked"],
      ["unsubscribed", "unsubscribed", "newer", "unsubscribed", "removed"],
      ["cleaned", "subscribed", "older", "cleaned", "bounced"],
      ["cleaned", "subscribed", "newer", "pending", "asked"],
      ["cleaned", "unsubscribed", "newer", "cleaned", "removed"],
      ["archived", "subscribed", "older", "archived", "archived"],
      ["archived", "subscribed", "newer", "subscribed", "listed"],
      ["archived", "unsubscribed", "newer", "archived", "removed"],
      ["transactional", "subscribed", "newer", "subscribed", "listed"],
      ["subscribed", "unsubscribed", "older", "subscribed", "joined-there"],
      ["subscribed", "unsubscribed", "newer", "unsubscribed", "removed"],
      ["pending", "unsubscribed", "newer", "unsubscribed", "removed"],
    ];
    test.each(cases)("who is %s there and wants to be %s, %s, becomes %s: %s", async (before, wanted, age, after, outcome) => {
      await list.push(ann, want("subscribed", 7_200));
      provider.pass(60);
      await provider.become(ann.email, before);
      if (age === "newer") provider.pass(60);
      const chosen = want(wanted, age === "older" ? 3_600 : 0);
      provider.pass(60);
      for (let time = 0; time < 2; time++) {
        expect(await list.push(ann, chosen)).toBe(outcome);
        expect(await standing()).toBe(after);
      }
    });

    test("a change of their details here is brought there, unless something of theirs changed there since", async () => {
      const wanted = want("subscribed");
      await list.push(ann, wanted);
      expect(await provider.nameOf(ann.email)).toBe("Ann O'Brien");
      provider.pass(60);
      const edited = { ...ann, name: "Anna Brown", marketing: true, editedAt: provider.now() };
      provider.pass(60);
      for (let time = 0; time < 2; time++) expect(await list.push(edited, wanted)).toBe("listed");
      expect(await provider.nameOf(ann.email)).toBe("Anna Brown");
      await list.push({ ...edited, name: "Too Late" }, wanted);
      expect(await provider.nameOf(ann.email)).toBe("Anna Brown");
    });

    test.each(["subscribed", "pending", "unsubscribed", "cleaned", "archived"] as const)(
      "who wanted tips and news once, is %s there since, and joins anew without, gets none",
      async (before) => {
        await list.push({ ...ann, marketing: true }, want("subscribed"));
        expect(await provider.getsTips(ann.email)).toBe(true);
        provider.pass(60);
        await provider.become(ann.email, before);
        provider.pass(60);
        await list.push(ann, want("subscribed"));
        expect(await provider.getsTips(ann.email)).toBe(false);
      },
    );

    test("a change of their details brings nobody back who left there since", async () => {
      const wanted = want("subscribed");
      await list.push(ann, wanted);
      provider.pass(60);
      await provider.become(ann.email, "unsubscribed");
      provider.pass(60);
      expect(await list.push({ ...ann, name: "Anna Brown", editedAt: provider.now() }, wanted)).toBe("left");
      expect(await standing()).toBe("unsubscribed");
    });

    test("taking off whom nobody knows there puts nobody on", async () => {
      expect(await list.push(ann, want("unsubscribed"))).toBe("removed");
      expect(await list.read(ann.email)).toBeNull();
    });

    test("whoever is forgotten is gone, also when that is asked twice or of a stranger", async () => {
      await list.push(ann, want("subscribed"));
      for (let time = 0; time < 2; time++) await list.forget(ann.email);
      await list.forget("nobody@example.com");
      expect(await list.read(ann.email)).toBeNull();
    });

    test("pages hold everybody once, without the archived", async () => {
      const emails = Array.from({ length: 1_102 }, (_, index) => `p${index}@example.com`);
      for (const email of emails) await list.push({ ...ann, email }, want("subscribed"));
      await provider.become("p7@example.com", "archived");
      const seen: string[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const page = await list.readPage(from);
        seen.push(...page.members.map(({ email }) => email));
        from = page.next;
      }
      expect(seen.sort()).toEqual(emails.filter((email) => email !== "p7@example.com").sort());
    });
  });
}
