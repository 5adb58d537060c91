import { backend, caller } from "#app/context.ts";
import { EnquiryForm, type SentBack } from "#app/features/enquiries/enquiry-form.tsx";
import { preserveEnquiry } from "#app/features/enquiries/preserve-enquiry.ts";
import { readEnquiry } from "#app/features/enquiries/read-enquiry.ts";
import { answerWords, failureWords } from "#app/lib/http/failure.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { EmailField, RadioField } from "#app/ui/forms/fields.tsx";
import { readForm } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { input } from "#contracts/ask-for-my-data.ts";
import { failures } from "#contracts/failure.ts";
import type { Route } from "./+types/route.ts";
import "#app/styles/help.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Your data",
      description: "Have a copy of everything we hold about you, or have it erased. By a link in an email; no account needed.",
      path: "/your-data",
    },
    matches,
  );

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readForm(form);
  const checked = readEnquiry(input, form);
  if (!checked.ok) return answerWords({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    await context.get(backend).askForMyData(checked.value, context.get(caller));
    return { sent: true as const };
  } catch (error) {
    return answerWords(failureWords(error), { values });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveEnquiry(serverAction);

const kinds = [
  ["copy", "A copy of it all, in one file"],
  ["erase", "An end to it: erase it"],
] as const;

const steps = [
  ["Now", "You tell us the address that we may know you by. Whether we know it or not, the answer here is the same."],
  ["By email", "A link comes to that address. It is private, and works for one day. Only whoever reads that mailbox can go on."],
  ["On its page", "You see what there is, and for erasing what must stay and why. Nothing happens until you press the button there."],
] as const;

const Sent = () => (
  <Notice kind="ok" title="A link is on its way to that address.">
    <p>Look into your mailbox, and into the junk folder. The link works for one day. Nothing has been copied or erased yet.</p>
  </Notice>
);

const Ask = ({ sentBack }: { sentBack: SentBack | undefined }) => (
  <EnquiryForm
    contract={input}
    action="/your-data"
    labelledBy="data-form"
    sentBack={sentBack}
    tool={{ toolname: "ask_for_my_data", tooldescription: "Emails a person a private link to a copy of the data the shop holds about them, or to erase it." }}
    send="Send me the link"
    sending="Sending..."
  >
    {({ errors, typed }) => (
      <>
        <h2 id="data-form" className="mb-6 text-h3">
          What would you like?
        </h2>
        <RadioField name="wish" label="Of everything we hold about me" options={kinds} chosen={typed("wish")} error={errors.wish} />
        <EmailField
          name="email"
          label="Email Address"
          help="The one you joined, ordered or wrote with. If there were several, ask once for each."
          required
          enterKeyHint="send"
          defaultValue={typed("email")}
          error={errors.email}
        />
      </>
    )}
  </EnquiryForm>
);

export default function YourData({ actionData }: Route.ComponentProps) {
  const outcome = actionData as { sent: true } | (SentBack & { sent?: never }) | undefined;
  return (
    <Page>
      <SplitPage
        cold="A copy of, or an end to,"
        warm="your data"
        lead="What we hold about you is yours to have, and yours to end. It costs nothing, and you need no account."
        card={outcome?.sent ? <Sent /> : <Ask sentBack={outcome} />}
      >
        <h2 className="text-h3">How it goes</h2>
        <ol className="clock">
          {steps.map(([when, words]) => (
            <li key={when}>
              <p className="readout">{when}</p>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <p className="soft mt-8 max-w-measure">
          What we keep, why and for how long is in the <Link to="/privacy-policy">Privacy Policy</Link>. To have something corrected instead, or if you no
          longer read that mailbox, <Link to="/contact">write to us</Link>: a person answers within one month.
        </p>
      </SplitPage>
    </Page>
  );
}
