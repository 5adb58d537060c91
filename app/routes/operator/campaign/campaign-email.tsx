import { useLayoutEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { May, useMay } from "#app/features/operator/may.tsx";
import { useRefusal } from "#app/features/operator/outcome.tsx";
import { MailText } from "#app/routes/operator/mail/mail-text.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { campaignEmail as words } from "#content/site/back-office/campaign.ts";
import type { CampaignDraft, CampaignMail, ShownCampaignMail } from "#contracts/campaign.ts";
import { campaignWords } from "#contracts/operator-forms.ts";

/** With when it was saved, as the form that starts it says it back, and in words. */
export type DraftOnPage = Omit<CampaignDraft, "savedAt"> & { savedAt: string; saved: string | null };

type TextProps = { words: string; of: string; shown: ShownCampaignMail; isOpen?: boolean };

/** A mail as it goes out. */
export const CampaignMailText = ({ words: summary, of, shown, isOpen = false }: TextProps) => (
  <details open={isOpen}>
    <Summary words={summary} of={of} />
    <div className="mt-2 max-w-[45rem] rounded-card border border-cold-soft p-4">
      <dl className="small grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {[[words.subject, shown.subject] as const, [words.preheader, shown.preheader] as const].map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="soft">{name}</dt>
            <dd className="wrap-anywhere font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-cold-soft border-t pt-4">
        <MailText text={shown.text} />
      </div>
    </div>
  </details>
);

type Props = { mail: CampaignMail; draft: DraftOnPage; asked: CampaignMail | null; changing: CampaignMail | null };

function WordsForm({ mail, draft }: Pick<Props, "mail" | "draft">) {
  const form = useRef<HTMLDivElement>(null);
  const answer = useRefusal({ intent: "save-words", mail });
  // The link that opened it is gone; once refused, what is wrong comes first, after what the page's head says of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer anew
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.current?.querySelector<HTMLElement>('input:not([type="hidden"])');
    field?.focus();
  }, [answer]);
  return (
    <div ref={form}>
      <ContractForm
        contract={campaignWords}
        intent="save-words"
        hasOwnIds
        values={{ subject: draft.subject, words: draft.words }}
        answer={answer}
        summary={() => null}
        className="mt-2 grid max-w-[45rem] gap-4"
      >
        <input type="hidden" name="mail" value={mail} />
        <TextField name="subject" label={words.subject} required autoComplete="off" />
        <TextAreaField name="words" label={words.words} help={words.help} rows={14} required />
        <div className="flex flex-wrap gap-3">
          <SendButton size="small">{words.save}</SendButton>
          <ButtonLink to={href("/operator/campaign")} look="quiet" size="small">
            {words.leave}
          </ButtonLink>
        </div>
      </ContractForm>
    </div>
  );
}

/** What a campaign that hasn't begun would send: to read, to put another way, and to try. */
export function CampaignEmail({ mail, draft, asked, changing }: Props) {
  const may = useMay();
  const isChanging = changing === mail && may("saveCampaignWords");
  return (
    <section aria-label={`${words.title} ${words.of[mail]}`} className="mt-6">
      <h3 className="text-h3">{words.title}</h3>
      {isChanging ? (
        <WordsForm mail={mail} draft={draft} />
      ) : (
        <>
          <p className="mt-2">
            {words.subject}: <strong className="wrap-anywhere">{draft.shown.subject}</strong>
          </p>
          {draft.saved && <p className="small soft">{words.own(draft.saved)}</p>}
          <CampaignMailText
            key={`${draft.savedAt} ${asked === mail}`}
            words={words.read}
            of={words.of[mail]}
            shown={draft.shown}
            isOpen={asked === mail || draft.saved !== null}
          />
          <May act="sendCampaignTest">
            <p className="small soft mt-2 max-w-measure">{words.links}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <ButtonLink to={`?words=${mail}`} look="secondary" size="small" preventScrollReset>
                {words.change}
              </ButtonLink>
              <Form method="post">
                <input type="hidden" name="mail" value={mail} />
                <Button
                  type="submit"
                  name="intent"
                  value="send-test"
                  look="secondary"
                  size="small"
                  aria-label={`${words.test}: ${words.title} ${words.of[mail]}`}
                >
                  {words.test}
                </Button>
              </Form>
            </div>
            {draft.saved && (
              <div className="mt-1">
                <Confirm words={words.original} of={words.of[mail]} means={words.originalMeans} now={words.originalNow} intent="original-words">
                  <input type="hidden" name="mail" value={mail} />
                </Confirm>
              </div>
            )}
          </May>
        </>
      )}
    </section>
  );
}
