import { expect } from "vitest";
import { buyer, paymentsConformance } from "#tests/conformance/payments.ts";
import { filledForm, openLocalCard } from "#tests/support/open-local-card.ts";

const { email, name: cardName, delivery } = buyer;
const { name: deliverTo, line1, city, postcode } = delivery;

paymentsConformance("local", async () => {
  const card = await openLocalCard();
  return {
    ...card,
    async pay({ url }) {
      const answer = await card.submit(`${new URL(url).pathname}/pay`, filledForm({ email, cardName, deliverTo, line1, city, postcode }));
      expect(answer.status).toBe(303);
    },
    async payLater({ url }) {
      const cardNumber = "4000 0000 0000 0077";
      const answer = await card.submit(`${new URL(url).pathname}/pay`, filledForm({ email, cardName, deliverTo, line1, city, postcode, cardNumber }));
      expect(answer.headers.get("location")).toMatch(/\/bank$/);
    },
    async answerLater({ url }, { arrives }) {
      // Pressed twice, and then the other way: the first word stands.
      for (const answer of [arrives, arrives, !arrives]) await card.submit(`${new URL(url).pathname}/bank`, { answer: answer ? "arrives" : "fails" });
    },
  };
});
