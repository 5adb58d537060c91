import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Letter, ListWays } from "#server/mails/letter.ts";

const { tube } = catalogue;

/** `shop`: where one pre-orders. `place`: their place in line. */
export const preOrdersOpen = ({ shop, place, list }: { shop: string; place: string; list: ListWays }): Letter => ({
  subject: `You can pre-order ${brand.name} now`,
  preheader: "It is your turn on the Warmth List. Stock is limited, and no tube is held.",
  title: "It is your turn",
  blocks: [
    { paragraph: "Hello," },
    {
      paragraph: `You asked us to write when ${brand.name} can be pre-ordered. It can: ${formatMoney(tube.price)} for one ${tube.sizeMl} ml tube, VAT and UK delivery included.`,
    },
    { button: `Pre-order ${brand.name}`, url: shop },
    {
      paragraph:
        "Stock is limited. We write to the list from the front, a group at a time, and hold no tube for anyone: they go to whoever orders first. The page says whether any are left, and when we send them.",
    },
    { paragraph: "If they are gone when you come, or you would rather wait, you stay on the list and need do nothing." },
    { link: "Your place in line", url: place },
  ],
  list,
});
