import { Form, useNavigation } from "react-router";
import { type LinkOutcome, readLinkForm } from "#app/features/warmth-list/own/answer-link-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf } from "#app/ui/forms/errors.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import { Notice } from "#app/ui/notice.tsx";

const Sent = () => (
  <Notice kind="ok" title="If that address is on the list, a fresh link is on its way." className="mb-8">
    <p>It comes by email within a few minutes. Look in the junk folder too. Nothing comes to an address that is not on the list.</p>
  </Notice>
);

type Props = { action: "/warmth-list/link" | "/site-access/list"; stamp: string; outcome?: LinkOutcome | undefined };

/** For whoever's link is lost: the same answer for an address that is on the list and one that is not. */
export function LinkForm({ action, stamp, outcome }: Props) {
  const refused = outcome && !outcome.sent ? outcome : undefined;
  const busy = useNavigation().state !== "idle";
  const form = useCheckedForm({ check: (element) => readLinkForm(new FormData(element)), sent: refused?.failure.fields, busy });

  return (
    <Form
      {...form.props}
      method="post"
      action={action}
      preventScrollReset
      aria-labelledby="fresh-link"
      toolname="send_list_link"
      tooldescription="Emails a person a fresh link to their place on the Warmth List, by which they can change it or leave."
    >
      <h2 id="fresh-link" className="mb-6 text-h3">
        Have a fresh link sent to you
      </h2>
      {outcome?.sent && <Sent />}
      {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
      <EmailField
        name="email"
        label="Email Address"
        help="The one that gets the list's emails."
        toolparamdescription="The address that is on the list"
        required
        enterKeyHint="send"
        defaultValue={String(refused?.values?.email ?? "")}
        error={form.errors.email}
      />
      <FormGuard stamp={String(refused?.values?.stamp || stamp)} taken={outcome?.sent ? outcome : undefined} />
      <Button type="submit" wide className="mt-6" busy={busy}>
        Send me the link
      </Button>
    </Form>
  );
}
