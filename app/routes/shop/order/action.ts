import { href, redirect } from "react-router";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { answerForm, noFields } from "#app/ui/forms/read-form.ts";
import type { orderDone } from "#content/site/order.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { deliveryAddress } from "#contracts/fields.ts";

/** What the order's page can be asked to do. */
const intents = ["correct-address", "cancel", "return", "send-receipt"] as const;
export type Intent = (typeof intents)[number];
/** A request that came to nothing, with what was typed. */
export type Refused = FormAnswer & { intent?: Intent };

export const readIntent = (form: FormData): Intent => intents.find((known) => known === form.get("intent")) ?? "correct-address";

type Asked = { token: string; form: FormData; shop: Backend; caller: Caller };

/** Does what the page's form asks, and leads back to the page; or answers why not, with what was typed. */
export function actOnOrder({ token, form, shop, caller }: Asked) {
  const leadBack = (done: keyof typeof orderDone) => redirect(`${href("/order/:token", { token })}?done=${done}`, 303);
  switch (readIntent(form)) {
    case "cancel":
      return answerForm(noFields, form, async () => {
        await shop.cancelOrder({ token }, caller);
        throw leadBack("cancelled");
      });
    case "return":
      return answerForm(noFields, form, async () => {
        await shop.returnOrder({ token }, caller);
        throw leadBack("returned");
      });
    case "send-receipt":
      return answerForm(noFields, form, async () => {
        await shop.sendReceipt({ token }, caller);
        throw leadBack("receipt");
      });
    case "correct-address":
      return answerForm(deliveryAddress, form, async (address) => {
        await shop.correctAddress({ token, address }, caller);
        throw leadBack("address");
      });
  }
}
