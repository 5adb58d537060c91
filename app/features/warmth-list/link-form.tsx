import { Form, useNavigation } from "react-router";
import type { LinkOutcome } from "#app/features/warmth-list/actions.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, FailureNotice, summaryOf } from "#app/ui/forms/errors.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { check, readStamped } from "#app/ui/forms/read-form.ts";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { linkPage } from "#content/site/waitlist-entry.ts";
import { input } from "#contracts/send-list-link.ts";

const { form: words, sent } = linkPage;

/** The form's fields, checked against its contract. */
export const readLinkForm = (form: FormData) => check(input, readStamped(form));

type Props = { action: "/warmth-list/link" | "/site-access/list"; stamp: string; outcome?: LinkOutcome | undefined };

/** For whoever's link is lost: the same answer for an address that is on the list and one that is not. */
function LinkForm({ action, stamp, outcome }: Props) {
  const refused = outcome && !outcome.sent ? outcome : undefined;
  const busy = useNavigation().state !== "idle";
  const form = useCheckedForm({ check: (element) => readLinkForm(new FormData(element)), sent: refused?.failure.fields, busy });

  return (
    <Form {...form.props} method="post" action={action} preventScrollReset aria-labelledby="fresh-link" {...words.tool}>
      <h2 id="fresh-link" className="mb-6 text-h3">
        {words.title}
      </h2>
      {outcome?.sent && (
        <Notice kind="ok" title={sent.title} className="mb-8">
          <p>{sent.text}</p>
        </Notice>
      )}
      {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
      <EmailField
        name="email"
        label={words.email}
        help={words.help}
        toolparamdescription={words.parameter}
        required
        enterKeyHint="send"
        defaultValue={String(refused?.values?.email ?? "")}
        error={form.errors.email}
      />
      <FormGuard stamp={String(refused?.values?.stamp || stamp)} taken={outcome?.sent ? outcome : undefined} />
      <Button type="submit" wide className="mt-6" busy={busy}>
        {words.send}
      </Button>
    </Form>
  );
}

type ViewProps = Props & {
  /** Whether a link that opens nothing led here. */
  broken: boolean;
  /** What was said to a press by such a link. */
  refused?: ShownFailure | undefined;
};

/** The way on for whoever has no link, or a wrong one. */
export const LostLinkView = ({ broken, refused, ...form }: ViewProps) => (
  <SplitPage
    tone="deep"
    {...(broken ? linkPage.broken : linkPage.asked)}
    card={
      <>
        <FailureNotice failure={refused} className="mb-8" />
        <LinkForm {...form} />
      </>
    }
  >
    {broken && <p className="soft max-w-measure">{linkPage.copied}</p>}
    <p className={`soft max-w-measure ${broken ? "mt-4" : ""}`}>{linkPage.about}</p>
  </SplitPage>
);
