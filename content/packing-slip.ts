import { company } from "#content/company.ts";
import { refundTimes } from "#content/site/shared.ts";

/** The sheet that lies in a parcel. */
export const packingSlip = {
  file: "Labels and packing slips",
  title: "Packing slip",
  order: "Order",
  dates: (placed: string, packed: string) => `Ordered ${placed}, packed ${packed}`,
  to: "Delivered to",
  contents: "In this parcel",
  after: [
    {
      title: "If you change your mind",
      text: `You can cancel until 14 days after the day your tube reaches you, as long as its seal is unbroken. Press “Cancel and send it back” on your order page first: the link is in our emails. Then send it to our registered office: ${company.office}. You pay the postage. Once we have it, or you show us you've posted it, we'll refund what you paid, less anything we've already paid back. ${refundTimes.aim}`,
    },
    {
      title: "If something's wrong with it",
      text: `If it arrives damaged, or isn't right in any way, write to ${company.email}. Sending it back won't cost you anything.`,
    },
  ],
  foot: ({ name, sample, number, registeredIn, office, email }: typeof company) =>
    `${name}${sample ? " (sample)" : ""}, registered in ${registeredIn}, number ${number}, ${office}. ${email}`,
} as const;
