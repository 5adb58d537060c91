import { Form } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Summary } from "#app/features/operator/confirm.tsx";
import { May } from "#app/features/operator/may.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { EmailField, SelectField, TextField } from "#app/ui/forms/fields.tsx";
import { Card } from "#app/ui/section.tsx";
import { openErasures } from "#content/site/back-office/overview.ts";
import { personalDataPage } from "#content/site/back-office/personal-data.ts";
import type { ErasureView } from "#contracts/backend.ts";
import { notedRequest } from "#contracts/operator-forms.ts";

/** The law's month, less a day or two. */
const erasureDays = 28;

function describeErasure({ askedAt, askedBy, endedAt, waiting, unanswered, manualTasks }: ErasureView): string {
  const parts = [
    ...(unanswered > 0 ? [openErasures.unanswered] : []),
    ...(waiting > 0 ? [openErasures.waiting(waiting)] : []),
    ...(manualTasks.length > 0 ? [openErasures.yours(formatDay(new Date(askedAt.getTime() + erasureDays * 86_400_000)))] : []),
    ...(!endedAt && unanswered === 0 && waiting === 0 ? [openErasures.lastLook] : []),
    ...(endedAt && manualTasks.length === 0 ? [openErasures.done(formatDay(endedAt))] : []),
  ];
  return `${openErasures.askers[askedBy]}; ${parts.join("; ")}`;
}

/** `open`: those that are not done, or leave something to the owner. */
export const showErasures = (erasures: readonly ErasureView[], which: "open" | "all") =>
  erasures
    .filter(({ endedAt, manualTasks }) => which === "all" || endedAt === null || manualTasks.length > 0)
    .map((erasure) => ({
      id: erasure.id,
      asked: formatMoment(erasure.askedAt),
      words: describeErasure(erasure),
      manualTasks: erasure.manualTasks.map(({ vendor, subject, how }) => ({ vendor, subject, how })),
    }));

/** People whose data is being erased, as numbers: who they were is what goes. A vendor that no program can ask is the owner's to ask. */
export function Erasures({ erasures, ...list }: { title: string; none?: string; erasures: ReturnType<typeof showErasures> }) {
  return (
    <ActionItems id="erasures" {...list}>
      {erasures.map(({ id, asked, words, manualTasks }) => (
        <li key={id}>
          <Card tone="flat" className="py-4!">
            <p className="font-bold">
              {openErasures.name} <span className="readout">{id.slice(0, 8)}</span>
            </p>
            <p className="small soft">
              {asked}: {words}
            </p>
            {manualTasks.map(({ vendor, subject, how }) => (
              <div key={vendor + subject} className="mt-4 flex flex-wrap items-end justify-between gap-3">
                <p className="small min-w-0 flex-1 basis-80">
                  <span className="readout wrap-anywhere block">{subject}</span>
                  {how}
                </p>
                <May act="completeErasureTask">
                  <Form method="post">
                    <input type="hidden" name="erasure" value={id} />
                    <input type="hidden" name="subject" value={subject} />
                    <Button type="submit" name="intent" value="settle-erasure" look="secondary" size="small" aria-label={openErasures.askedOf(vendor, subject)}>
                      {openErasures.asked}
                    </Button>
                  </Form>
                </May>
              </div>
            ))}
          </Card>
        </li>
      ))}
    </ActionItems>
  );
}

/** Who asked another way gets the same clock. */
export function NoteRequest() {
  const { request } = personalDataPage;
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "note-request" });
  return (
    <details ref={box} open={answer !== undefined} className="-my-3">
      <Summary words={request.title} />
      <ContractForm
        contract={notedRequest}
        intent="note-request"
        hasOwnIds
        answer={answer}
        summary={() => null}
        className="mt-2 grid max-w-md justify-items-start gap-3 pb-3 [&_.field]:mt-0 [&_.field]:w-full"
      >
        <p className="soft">{request.lead}</p>
        <EmailField name="email" label={request.email} autoComplete="off" required />
        <TextField name="asked" type="date" label={request.asked} required />
        <SelectField name="wish" label={request.wish} none={request.choose} options={request.wishes} required />
        <SendButton look="secondary" size="small">
          {request.button}
        </SendButton>
      </ContractForm>
    </details>
  );
}
