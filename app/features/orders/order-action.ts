import { redirect } from "react-router";
import { readAddress } from "#app/features/orders/read-address.ts";
import { failureResponse, type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { readForm } from "#app/ui/forms/read-form.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { failures } from "#contracts/failure.ts";

/** What the order's page can be asked to do. */
const intents = ["correct-address", "cancel", "return", "send-receipt"] as const;
export type Intent = (typeof intents)[number];
/** A request that came to nothing, with what was typed. */
export type Refused = { failure: ShownFailure; intent?: Intent; values?: Record<string, unknown> };

type Asked = { token: string; form: FormData; shop: Backend; caller: Caller };
type Done = "cancelled" | "returned" | "receipt" | "address";

/** Does what the page's form asks, and leads back to the page; or answers why not, with what was typed. */
export async function actOnOrder({ token, form, shop, caller }: Asked) {
  const asked = form.get("intent");
  const intent = intents.find((known) => known === asked) ?? "correct-address";
  const refuse = (failure: ShownFailure) => failureResponse<Omit<Refused, "failure">>(failure, { intent, values: readForm(form) });
  const acts: Record<Exclude<Intent, "correct-address">, [() => Promise<unknown>, Done]> = {
    cancel: [() => shop.cancelOrder({ token }, caller), "cancelled"],
    return: [() => shop.returnOrder({ token }, caller), "returned"],
    "send-receipt": [() => shop.sendReceipt({ token }, caller), "receipt"],
  };
  const done = (what: Done) => redirect(`/order/${token}?done=${what}`, 303);
  try {
    if (intent !== "correct-address") {
      const [act, what] = acts[intent];
      await act();
      throw done(what);
    }
    const address = readAddress(form);
    if (!address.ok) return refuse({ code: "invalid", message: failures.invalid.message, fields: address.errors });
    await shop.correctAddress({ token, address: address.value }, caller);
    throw done("address");
  } catch (error) {
    if (error instanceof Response) throw error;
    return refuse(toFailure(error));
  }
}
