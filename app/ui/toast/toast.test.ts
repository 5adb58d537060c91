import { expect, test } from "vitest";
import { addToast, type Shown } from "#app/ui/toast/toast.tsx";

const titles = (shown: Shown[]) => shown.map(({ title }) => title);
const say = (shown: Shown[], title: string, destructive = false) => addToast(shown, { title, destructive });

test("messages stand in the order they came, three at most", () => {
  expect(titles(["a", "b", "c", "d"].reduce((shown, title) => say(shown, title), [] as Shown[]))).toEqual(["b", "c", "d"]);
});

test("the same words again are one message, announced anew", () => {
  const once = say([], "Link copied");
  const twice = say(once, "Link copied");
  expect(titles(twice)).toEqual(["Link copied"]);
  expect(twice[0]?.id).not.toBe(once[0]?.id);
});

test("of what went wrong only the last counts", () => {
  expect(titles(say(say(say([], "Link copied"), "Validation Error", true), "Too Many Requests", true))).toEqual(["Link copied", "Too Many Requests"]);
});
