import type * as v from "valibot";
import { check, readForm } from "#app/ui/forms/read-form.ts";

type Contract = v.GenericSchema & { entries: v.ObjectEntries };

/** A message's form, held against its contract. A field left empty is one left out. */
export function readEnquiry<S extends Contract>(contract: S, form: FormData) {
  const values = readForm(
    form,
    ["consent"].filter((box) => box in contract.entries),
  );
  return check(contract, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")));
}
