import { expect, it } from "vitest";
import type { Passage } from "#content/assistant/passage.ts";
import { checkClaims } from "#content/check-claims.ts";
import { reckonTimes } from "#server/modules/assistant/times.ts";

const passage = (id: string): Passage => ({ id, text: "Early.", sources: [{ title: "When", path: "/faq" }], asks: [], yes: [], no: [] });
const reckon = (question: string, id = "faq/when-to-apply") => reckonTimes(question, passage(id)).text;

it.each([
  [
    "if I put it on at 6 will it still work at 9?",
    "Put it on at 6:00 and it feels warm by 9:15. It lasts over 3 hours 15 minutes from then, which takes you past 12:30.",
  ],
  [
    "If I put at 8 in morning, until when is warm?",
    "Put it on at 08:00 and it feels warm by 11:15. It lasts over 3 hours 15 minutes from then, which takes you past 14:30.",
  ],
  [
    "will it be warm by half ten if I rub it in at 7.15am",
    "Put it on at 07:15 and it feels warm by 10:30. It lasts over 3 hours 15 minutes from then, which takes you past 13:45.",
  ],
  [
    "put it on at 10pm am I warm overnight",
    "Put it on at 22:00 and it feels warm by 01:15. It lasts over 3 hours 15 minutes from then, which takes you past 04:30.",
  ],
  ["I swim at 7am, when do I need to put it on?", "To be out at 07:00, put it on at 03:45: 3 hours 15 minutes before."],
  ["what time should I put it on for a swim at 10", "To be out at 10:00, put it on at 6:45: 3 hours 15 minutes before."],
  ["im out on my rounds from six till 2, when do i put this on", "To be out at 6:00, put it on at 2:45: 3 hours 15 minutes before."],
  ["im out on my rounds 6 till 2, when do i put this on", "To be out at 6:00, put it on at 2:45: 3 hours 15 minutes before."],
  ["working 8am-4pm, what time should it go on", "To be out at 08:00, put it on at 04:45: 3 hours 15 minutes before."],
  ["I finish my swim at 8 and start at 7am, what time do i rub it in", "To be out at 07:00, put it on at 03:45: 3 hours 15 minutes before."],
  ["my run is at half six", "To be out at 6:30, put it on at 3:15: 3 hours 15 minutes before."],
  ["match is at noon, when does it go on", "To be out at 12:00, put it on at 08:45: 3 hours 15 minutes before."],
])("%s", (question, sum) => {
  expect(reckon(question)).toBe(`${sum} Early.`);
  expect(checkClaims(sum)).toEqual([]);
});

it.each([
  "when should I put it on",
  "do I put it on 3 hours before",
  "does it work at 6 degrees",
  "do I put it on 2 to 3 hours before",
  "I swim for 6 minutes, when do I put it on",
])("%s: has no time of day", (question) => expect(reckon(question)).toBe("Early."));

it("a time that is not when it goes on tells nothing of how long it lasts", () => {
  expect(reckon("I start at 6, does it last", "faq/duration")).toBe("Early.");
  expect(reckon("I put it on at 6, does it last", "faq/duration")).toContain("9:15");
});

it("of several times takes the one in the question, and of none that is, no one", () => {
  expect(reckon("I leave at seven and get home late. My swim is at 10am. When do I put it on for a run at 5pm?")).toContain("To be out at 17:00");
  expect(reckon("I'm out from half seven and again at three. Does one lot at breakfast see me through")).toBe("Early.");
});

it("another answer stays as it is", () => {
  expect(reckon("do you open at 6", "shop/contact")).toBe("Early.");
});

it("remembers a time that was told before", () => {
  const told = ["I go out at 7 in the morning", "hands mostly"];
  expect(reckonTimes("so when do I put it on?", passage("faq/when-to-apply"), told).text).toContain("To be out at 07:00, put it on at 03:45");
  expect(reckonTimes("and for a swim at 10am?", passage("faq/when-to-apply"), told).text).toContain("put it on at 06:45");
  expect(reckonTimes("quarter to four in the morning?!", passage("faq/when-to-apply"), told).text, "our own answer, said again").toMatch(/^Early/);
});
