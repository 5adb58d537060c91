import * as v from "valibot";
import { expect, test } from "vitest";
import { reference } from "#contracts/order.ts";

test.each(["EMB-7K4M-2Q9X", " emb-7k4m-2q9x ", "EMB 7K4M 2Q9X", "emb7k4m2q9x", "EMB–7K4M–2Q9X", "EMB - 7K4M - 2Q9X"])("%j is EMB-7K4M-2Q9X", (typed) =>
  expect(v.parse(reference, typed)).toBe("EMB-7K4M-2Q9X"),
);

test("letters that no reference holds mean the figures they look like", () => expect(v.parse(reference, "EMB-OIL0-2Q9X")).toBe("EMB-0110-2Q9X"));

test.each(["", " ", "7K4M-2Q9X", "EMB-7K4M", "EMB-7K4M-2Q9X1234", "EMB-UUUU-2Q9X", "12-7K4M-2Q9X", "<EMB-7K4M-2Q9X>"])("%j is none", (typed) =>
  expect(v.safeParse(reference, typed).success).toBe(false),
);
