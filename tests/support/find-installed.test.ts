import { expect, it, vi } from "vitest";
import { findInstalled } from "#tests/support/find-installed.ts";

it("installs nothing for a program that names no package, and says that it isn't there", () => {
  const said = vi.spyOn(process.stdout, "write");
  expect(findInstalled({ names: ["no-such-program"], places: [], packages: [] })).toBeUndefined();
  expect(said).not.toHaveBeenCalled();
});
