import { refundAim } from "#content/catalogue.ts";

/** When money that goes back arrives: pages, mails and the sheet in a parcel say it in these words. */
export const refundTimes = {
  aim: `We aim for refunds to arrive in ${refundAim}.`,
  /** Consumer Contracts Regulations 2013, regulation 34. */
  latest: "By law, we have to send your money back within 14 days of the day you cancel.",
  latestOnceSent:
    "By law, we have to send your money back within 14 days of the day the tube reaches us or, if it's sooner, the day you show us that you've posted it.",
} as const;
