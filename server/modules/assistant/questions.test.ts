import { expect, test } from "vitest";
import { splitNames, splitQuestions } from "#server/modules/assistant/questions.ts";

const partsOf = (text: string) => splitQuestions(text).parts;

test.each(["and", "n", "an", "&", "+", "but", "plus"])("two questions joined by %s are two", (joint) => {
  expect(partsOf(`is it waterproof ${joint} can i wear gloves on top`)).toEqual(["is it waterproof", "can i wear gloves on top"]);
});

test("a joint within one question leaves it whole", () => {
  expect(partsOf("is it good for hands and feet")).toEqual(["is it good for hands and feet"]);
  expect(partsOf("is there an age limit")).toEqual(["is there an age limit"]);
});

test("a comma parts two questions, and not a question from what it is asked for", () => {
  expect(partsOf("do i get a receipt, how much is vat")).toEqual(["do i get a receipt", "how much is vat"]);
  expect(partsOf("I swim at 7am, when do I need to put it on?")).toEqual(["when do I need to put it on"]);
});

test("what is said and asked at its end is a question", () => {
  expect(partsOf("its £15 right, and when does it come")).toEqual(["its £15 right", "when does it come"]);
  expect(partsOf("it's vegan isn't it and is it tested")).toEqual(["it's vegan isn't it", "is it tested"]);
});

test("or parts two questions where the second begins as one, and not two things of one", () => {
  expect(partsOf("does the chemist work for you or what does she do")).toEqual(["does the chemist work for you", "what does she do"]);
  expect(partsOf("is it for hands or feet")).toEqual(["is it for hands or feet"]);
  expect(partsOf("You take my money now or when you send?")).toEqual(["You take my money now or when you send"]);
});

test("a question word without its apostrophe begins a question too", () => {
  expect(partsOf("who founded it and whats the story")).toEqual(["who founded it", "whats the story"]);
});

test("what is counted is asked, and what stands before it is told", () => {
  expect(splitQuestions("two things: 1) price 2) do you post to Ireland")).toEqual({ parts: ["price", "do you post to Ireland"], told: "two things:" });
});

test("what is told beside a question is kept apart from it", () => {
  expect(splitQuestions("any jobs going? I'm a chemist in Hull")).toEqual({ parts: ["any jobs going"], told: "I'm a chemist in Hull" });
});

test("things asked for by their names alone are several, and a sentence is none", () => {
  expect(splitNames("price n delivery date?")).toEqual(["price", "delivery date"]);
  expect(splitNames("is it vegan n cruelty free")).toEqual([]);
  expect(splitNames("gan on then, what's in it")).toEqual([]);
});
