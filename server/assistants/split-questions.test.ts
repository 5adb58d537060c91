import { expect, test } from "vitest";
import { splitQuestions } from "#server/assistants/split-questions.ts";

test.each(["and", "n", "an", "&", "+", "but", "plus"])("two questions joined by %s are two", (joint) => {
  expect(splitQuestions(`is it waterproof ${joint} can i wear gloves on top`)).toEqual(["is it waterproof", "can i wear gloves on top"]);
});

test("a joint within one question leaves it whole", () => {
  expect(splitQuestions("is it good for hands and feet")).toEqual(["is it good for hands and feet"]);
  expect(splitQuestions("is there an age limit")).toEqual(["is there an age limit"]);
});

test("a comma parts two questions, and not a question from what it is asked for", () => {
  expect(splitQuestions("do i get a receipt, how much is vat")).toEqual(["do i get a receipt", "how much is vat"]);
  expect(splitQuestions("I swim at 7am, when do I need to put it on?")).toEqual(["when do I need to put it on"]);
});
