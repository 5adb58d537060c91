import type { Caller } from "#contracts/backend.ts";
import type { Guard } from "#contracts/guard.ts";
import type { FormGuard } from "#server/forms/create-form-guard.ts";

type Method<I, O> = (input: I, caller: Caller) => Promise<O>;

const isKey = /^[\w-]{16,64}$/;

/** The same function, for forms that a person filled in. `trapped: "pass on"` leaves what to do with a filled trap to the function. */
export const guarded =
  ({ forms }: { forms: FormGuard }, { trapped = "refuse" as "refuse" | "pass on" } = {}) =>
  <I extends Guard, O>(method: Method<I, O>): Method<I, O> =>
  async (input, caller) => {
    const { trap, stamp, took, key, ...rest } = input;
    const formAge = forms.judge({ stamp, took, trap: trapped === "refuse" ? trap : undefined }, caller.browser);
    const idempotencyKey = caller.idempotencyKey ?? (key && isKey.test(key) ? key : undefined);
    return method({ ...rest, ...(trapped === "pass on" && { trap }) } as I, {
      ...caller,
      ...(idempotencyKey && { idempotencyKey }),
      ...(formAge !== null && { formAge }),
    });
  };
