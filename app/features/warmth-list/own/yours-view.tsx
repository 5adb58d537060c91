import type { EntryRefused } from "#app/features/warmth-list/own/act-on-entry.ts";
import { DetailsForm } from "#app/features/warmth-list/own/details-form.tsx";
import { HeldFacts } from "#app/features/warmth-list/own/held-facts.tsx";
import { LeaveForm } from "#app/features/warmth-list/own/leave-form.tsx";
import { SavedNotice } from "#app/features/warmth-list/own/saved-notice.tsx";
import type { ShownEntry } from "#app/features/warmth-list/own/show-entry.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";

/** Only what is sent in fact, and how often. */
const always = [
  ["About your place", "When you join, when you confirm, and whenever you ask for a link such as this one."],
  ["When pre-orders open", "One email each time they do. There is no fixed day for it."],
  ["When tubes ship", "One email when they do."],
] as const;
const tips = ["Tips and news", "Now and then, for you ticked that box. Untick it here and they stop."] as const;

type Props = { token: string; entry: ShownEntry; refused: EntryRefused | undefined; changed: boolean };

/** Somebody's own page: what we hold of them, what they get, and the way out. */
export function YoursView({ token, entry, refused, changed }: Props) {
  const held = `${entry.name} ${entry.country} ${entry.marketing}`;
  return (
    <>
      <PageHeader cold="Your place" warm="on the list" lead={`On the Warmth List since ${entry.confirmed ?? entry.joined}.`} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pb-18 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-18 lg:pb-26">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {changed && !refused && <SavedNotice key={held} />}
          <Card>
            <h2 className="mb-6 text-h3">What we hold</h2>
            <HeldFacts entry={entry} />
            <p className="small soft mt-6">
              Of each step we also keep when and where it was taken, and which words you agreed to. Your address is shown in part, in case the email with this
              link was passed on.
            </p>
          </Card>
          <Card>
            {/* Shown anew with what was saved. */}
            <DetailsForm key={held} token={token} entry={entry} refused={refused} />
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <section>
            <h2 className="text-h3">What you get from us</h2>
            <Reasons list={entry.marketing ? [...always, tips] : always} />
            <p className="soft mt-6 max-w-measure">
              {`${entry.marketing ? "" : "No tips and news: you did not tick that box. "}Nothing else, and nothing on a timetable.`}
            </p>
            <p className="mt-6">
              <ButtonLink to={`/warmth-list/place/${token}`} look="secondary" size="small">
                See your place in line
              </ButtonLink>
            </p>
          </section>
          <Card tone="warm">
            <h2 className="text-h3">Leave</h2>
            <p className="mt-3 mb-6">One press, and you are off the list at once. We ask for no reason.</p>
            <LeaveForm action={`/warmth-list/yours/${token}`} look="secondary">
              Leave the Warmth List
            </LeaveForm>
          </Card>
          <p className="soft small">
            This page's address is yours alone: whoever has it can change your place or end it. Want a copy of everything we hold about you, or an end to it?{" "}
            <Link to="/your-data">Your data</Link> is where you ask. Anything else? Write to <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </div>
      </div>
    </>
  );
}
