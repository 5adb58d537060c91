import { expect, inject, it } from "vitest";
import { drillGuesses } from "#tests/drills/guesses.ts";

it("looks at exactly 5 of 100 passwords guessed at once over two processes", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillGuesses({ postgres: inject("postgres"), guesses: 100 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
