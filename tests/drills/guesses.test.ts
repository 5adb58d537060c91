import { expect, inject, it } from "vitest";
import { drillGuesses } from "#tests/drills/guesses.ts";

it("looks at exactly 5 of 600 passwords guessed at once over two processes", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillGuesses({ postgres: inject("postgres"), guesses: 600 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
