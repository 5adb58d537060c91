import { href, useLocation } from "react-router";
import type { EntryAnswer, ShownEntry } from "#app/features/warmth-list/actions.ts";
import { EntryFacts, EntryForm, LeaveForm } from "#app/features/warmth-list/entry-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { entryPage as words } from "#content/site/waitlist-entry.ts";

type Props = { token: string; entry: ShownEntry; answer: EntryAnswer | undefined; changed: boolean };

/** What we hold of somebody, what they get, and the way out. */
export function YourEntry({ token, entry, answer, changed }: Props) {
  const { key } = useLocation();
  const saved = `${entry.name} ${entry.country} ${entry.marketing}`;
  return (
    <>
      <PageHeader cold={words.cold} warm={words.warm} lead={words.lead(entry.confirmed ?? entry.joined)} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-18 lg:pb-26">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {changed && !answer && (
            <FocusedNotice kind="ok" title={words.saved.title} news={key}>
              <p>{words.saved.text}</p>
            </FocusedNotice>
          )}
          <Card>
            <h2 className="mb-6 text-h3">{words.held.title}</h2>
            <EntryFacts entry={entry} />
            <p className="small soft mt-6">{words.held.note}</p>
          </Card>
          <Card>
            {/* Shown anew with what was saved. */}
            <EntryForm key={saved} token={token} entry={entry} answer={answer} />
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <section>
            <h2 className="text-h3">{words.mails.title}</h2>
            <Reasons list={[...words.mails.always, ...(entry.toldOfTubes ? [words.mails.tubes] : []), ...(entry.marketing ? [words.mails.tips] : [])]} />
            <p className="soft mt-6 max-w-measure">{words.mails.nothingElse(entry.marketing)}</p>
            <p className="mt-6">
              <ButtonLink to={href("/warmth-list/place/:token", { token })} look="secondary" size="small">
                {words.mails.position}
              </ButtonLink>
            </p>
          </section>
          <Card tone="warm">
            <h2 className="text-h3">{words.leave.title}</h2>
            <p className="mt-3 mb-6">{words.leave.text}</p>
            <LeaveForm action={href("/warmth-list/yours/:token", { token })} answer={answer} look="secondary">
              {words.leave.button}
            </LeaveForm>
          </Card>
          <p className="soft small">
            <Sentence words={words.yoursAlone} /> <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </div>
      </div>
    </>
  );
}
