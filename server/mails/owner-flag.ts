import { formatDay } from "#content/format-day.ts";
import type { Letter } from "#server/mails/letter.ts";

export type FlagFacts = { kind: string; detail: string; at: Date; reference: string | null };

export const ownerFlag = ({ kind, detail, at, reference }: FlagFacts, backOffice: string): Letter => ({
  subject: `Please look at this: ${kind.replaceAll("-", " ")}${reference ? ` (${reference})` : ""}`,
  preheader: "Something in the shop needs a person.",
  title: "Something needs a person",
  blocks: [
    { paragraph: "The shop has set this aside and changed nothing by itself." },
    {
      facts: [
        ["What", kind.replaceAll("-", " ")],
        ["Detail", detail],
        ["Order", reference ?? "none that fits"],
        ["Since", formatDay(at)],
      ],
    },
    { button: "Open the back office", url: backOffice },
  ],
});
