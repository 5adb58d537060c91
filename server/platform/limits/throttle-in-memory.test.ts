import { expect, test } from "vitest";
import { throttleInMemory } from "#server/platform/limits/throttle.ts";

const limit = { times: 2, minutes: 5 };

function open() {
  let time = 1_000_000;
  const pass = (minutes: number) => {
    time += minutes * 60_000;
  };
  return { take: throttleInMemory({ now: () => new Date(time) }), pass };
}

test("counts each key by itself, and says when to come back", async () => {
  const { take, pass } = open();
  await take("a", limit);
  pass(1);
  await take("a", limit);
  await expect(take("a", limit)).rejects.toMatchObject({ code: "too-many", retryAfter: 240 });
  await take("b", limit);
});

test("the window begins with its first use, and a new one after its end", async () => {
  const { take, pass } = open();
  for (let n = 0; n < 3; n++) await take("a", limit).catch(() => {});
  pass(4.9);
  await expect(take("a", limit)).rejects.toMatchObject({ code: "too-many" });
  pass(0.1);
  await take("a", limit);
});

test("a crowd of other keys cannot make it forget a recent one, nor fill the memory", async () => {
  const { take } = open();
  for (let n = 0; n < 50_000; n++) await take(`early ${n}`, limit);
  await take("a", limit);
  await take("a", limit);
  for (let n = 0; n < 99_000; n++) await take(`late ${n}`, limit);
  await expect(take("a", limit)).rejects.toMatchObject({ code: "too-many" });
});
