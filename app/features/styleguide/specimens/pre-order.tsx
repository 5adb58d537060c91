import { CosmeticFacts } from "#app/components/pre-order/cosmetic-facts.tsx";
import { DeliveryAndQuestions } from "#app/components/pre-order/delivery-and-questions.tsx";
import { Gallery } from "#app/components/pre-order/gallery.tsx";
import { HowToUse } from "#app/components/pre-order/how-to-use.tsx";
import { IsAndIsNot } from "#app/components/pre-order/is-and-is-not.tsx";
import type { Specimens } from "#app/features/styleguide/specimen.ts";

/** Sections used once, one entry each. */
export const preOrder: Specimens = {
  Gallery: {
    file: "components/pre-order/gallery.tsx",
    use: "Three pictures of the product: side by side where there is room, a strip to swipe where there is not.",
    layout: "column",
    states: [{ name: "pre-order", still: true, show: <Gallery /> }],
  },
  HowToUse: {
    file: "components/pre-order/how-to-use.tsx",
    use: "One morning as a list that warms on its way down.",
    layout: "plate",
    states: [{ name: "pre-order", show: <HowToUse /> }],
  },
  IsAndIsNot: {
    file: "components/pre-order/is-and-is-not.tsx",
    use: "What the cream is and what it is not, with equal weight.",
    layout: "plate",
    states: [{ name: "pre-order", show: <IsAndIsNot /> }],
  },
  CosmeticFacts: {
    file: "components/pre-order/cosmetic-facts.tsx",
    use: "What the law wants on a cosmetic. A line that is still open says so; it is never filled with a guess.",
    layout: "plate",
    states: [{ name: "pre-order", show: <CosmeticFacts /> }],
  },
  DeliveryAndQuestions: {
    file: "components/pre-order/delivery-and-questions.tsx",
    use: "When it comes, what it costs to send, how to send it back, and what people ask before they buy.",
    layout: "plate",
    states: [{ name: "pre-order", show: <DeliveryAndQuestions dispatch="by 1 June 2027" /> }],
  },
};
