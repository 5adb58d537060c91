import { useState } from "react";
import { Form } from "react-router";
import { Confirm } from "#app/features/operator/confirm.tsx";
import type { Flashed } from "#app/features/operator/flash.ts";
import { May, useMay } from "#app/features/operator/may.tsx";
import { MailFares, mailPath, type ShownMail } from "#app/features/operator/message-lines.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextAreaField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { titleOfKind } from "#content/site/back-office/mailbox.ts";
import { mailsCard, notesCard } from "#content/site/back-office/order.ts";
import type { OrderNote } from "#contracts/backend.ts";
import { orderNote } from "#contracts/operator-forms.ts";

/** What the shop's people tell one another about an order. */
export function NotesCard({ notes, canAdd, done }: { notes: readonly (Omit<OrderNote, "at"> & { at: string })[]; canAdd: boolean; done: Flashed | null }) {
  const may = useMay();
  const { box, answer } = useRefusedForm<HTMLDivElement>({ intent: "add-note" });
  // Once one's own note is saved the field is empty. Neither a colleague's note nor what else is done on this page takes away what is typed.
  const [saved, setSaved] = useState({ done, times: 0 });
  if (done?.words === notesCard.added && done !== saved.done) setSaved({ done, times: saved.times + 1 });
  return (
    <Card tone="flat">
      <h2 className="text-h3">{notesCard.title}</h2>
      {notes.length === 0 && !canAdd && <p className="soft mt-2">{notesCard.none}</p>}
      <ul className="mt-2 grid gap-4">
        {notes.map(({ id, words, author, at }) => (
          <li key={id}>
            <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>
            <p className="small soft">{notesCard.by(author, at)}</p>
            {may("removeOrderNote") && (
              <div className="small">
                <Confirm words={notesCard.remove} of={notesCard.of(at)} means={notesCard.removeMeans} now={notesCard.removeNow} intent="remove-note">
                  <input type="hidden" name="note" value={id} />
                </Confirm>
              </div>
            )}
          </li>
        ))}
      </ul>
      {canAdd && may("addOrderNote") && (
        <div ref={box} className="mt-4">
          <ContractForm
            key={saved.times}
            contract={orderNote}
            intent="add-note"
            hasOwnIds
            answer={answer}
            summary={() => null}
            className="grid max-w-measure gap-3"
          >
            <TextAreaField name="note" label={notesCard.label} help={notesCard.help} rows={3} required />
            <SendButton look="secondary" size="small" className="justify-self-start">
              {notesCard.add}
            </SendButton>
          </ContractForm>
        </div>
      )}
    </Card>
  );
}

/** Which mails their buyer had, to read and to send again. */
export function MailsCard({ reference, mails, canSend }: { reference: string; mails: readonly ShownMail[]; canSend: boolean }) {
  return (
    <Card tone="flat">
      <h2 className="text-h3">{mailsCard.title}</h2>
      {mails.length === 0 && <p className="soft mt-2">{mailsCard.none}</p>}
      <ul className="mt-2 grid gap-3">
        {mails.map(({ mail, kind, at, state, fits, kept }) => (
          <li key={`${mail} ${at} ${state}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 sm:flex-1">
              <p className="font-bold">{titleOfKind(kind)}</p>
              <MailFares at={at} state={state} />
            </div>
            {canSend && (
              <May act="resendOrderMail">
                <div className="flex flex-wrap items-center gap-x-4">
                  <Link to={mailPath({ reference, mail, kept })} className="inline-flex min-h-11 items-center">
                    {mailsCard.read}
                    <span className="visually-hidden">{mailsCard.of(titleOfKind(kind))}</span>
                  </Link>
                  {fits && state !== "waiting" && (
                    <Form method="post">
                      <input type="hidden" name="mail" value={mail} />
                      <Button
                        type="submit"
                        name="intent"
                        value="resend-mail"
                        look="secondary"
                        size="small"
                        aria-label={`${mailsCard.again}: ${titleOfKind(kind)}`}
                      >
                        {mailsCard.again}
                      </Button>
                    </Form>
                  )}
                </div>
              </May>
            )}
          </li>
        ))}
      </ul>
      {mails.length > 0 && <p className="soft small mt-4">{mailsCard.more}</p>}
    </Card>
  );
}
