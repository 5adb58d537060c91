import { formatDay } from "#content/format-day.ts";
import type { Letter } from "#server/mails/letter.ts";
import type { DeadJob } from "#server/platform/queue/dead-jobs.ts";

export const ownerDeadJob = ({ id, name, error, at }: DeadJob, backOffice: string): Letter => ({
  subject: `A job has stopped: ${name}`,
  preheader: "It failed every time it was tried, and waits for you.",
  title: "A job has stopped",
  blocks: [
    { paragraph: "It failed every time it was tried, so the shop has stopped trying. Nothing is lost: once the cause is mended, retry it in the back office." },
    {
      facts: [
        ["Job", name],
        ["Number", id],
        ["Error", error],
        ["Since", formatDay(at)],
      ],
    },
    { button: "Open the back office", url: backOffice },
  ],
});
