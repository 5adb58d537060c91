import { catalogue, offerAt } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";

/** What a page of the checkout sends with a buyer's yes, where nobody has set another price or date. */
export const offerOf = (exactPrice = formatMoney(catalogue.tube.price), dispatch = "by 31 March 2027") => offerAt(exactPrice, dispatch);
export const offer = offerOf();
