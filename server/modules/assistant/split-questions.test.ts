import { expect, it } from "vitest";
import { splitQuestions } from "#server/modules/assistant/split-questions.ts";

const asked = (text: string) => splitQuestions(text).map(({ words }) => words);

it.each([
  ["how much is it and when does it come?", ["how much is it", "when does it come"]],
  ["I play in goal. does it work under gloves and when do i put it on", ["does it work under gloves", "when do i put it on"]],
  ["It's dear for me so how long does a tube last", ["how long does a tube last"]],
  ["I gave you my email. two sock firms wrote since. i'd like to know if you pass addresses on", ["i'd like to know if you pass addresses on"]],
  ["cancel my order pls n take me off the emails", ["cancel my order pls", "take me off the emails"]],
  ["Please can you say if it's for feet, and how many days is one tube enough?", ["Please can you say if it's for feet", "how many days is one tube enough"]],
])("finds what %j asks", (text, questions) => expect(asked(text)).toEqual(questions));

it.each([
  ["I used his email, which he doesn't look at. Can I swap it to mine?", ["Can I swap it to mine"]],
  ["My chairman would rather nobody mentioned it, and would never say so. Could you supply that?", ["Could you supply that"]],
  ["When I came back the page had shut. Have I been charged?", ["Have I been charged"]],
])("takes no clause that only goes on for a question: %j", (text, questions) => expect(asked(text)).toEqual(questions));

it("keeps with each question what was told just before it, and no other question", () => {
  expect(splitQuestions("I wear keeper gloves. Does it work under them? Is there palm oil in it?")).toMatchObject([
    { words: "Does it work under them", before: ["I wear keeper gloves"] },
    { words: "Is there palm oil in it", before: [] },
  ]);
});

it("finds no part in a single sentence that asks", () => {
  expect(asked("does it work under gloves?")).toEqual([]);
});
