import type { ShownFailure } from "#app/lib/http/failure.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { EmailField } from "#app/ui/forms/fields.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { linkPage } from "#content/site/waitlist-entry.ts";
import { input } from "#contracts/send-list-link.ts";

const { form: words, sent } = linkPage;

type Props = { action: string; stamp: string; answer?: FormAnswer | undefined };

/** For whoever's link is lost: the same answer for an address that is on the list and one that is not. */
const LinkForm = ({ action, stamp, answer }: Props) => (
  <ContractForm contract={input} action={action} stamp={stamp} answer={answer} aria-labelledby="fresh-link" {...words.tool}>
    <h2 id="fresh-link" className="mb-6 text-h3">
      {words.title}
    </h2>
    {answer?.sent && (
      <FocusedNotice kind="ok" title={sent(Boolean(answer.mailWaits)).title} news={answer} className="mb-8">
        <p>{sent(Boolean(answer.mailWaits)).text}</p>
      </FocusedNotice>
    )}
    <EmailField name="email" label={words.email} help={words.help} toolparamdescription={words.parameter} required enterKeyHint="send" />
    <SendButton wide className="mt-6">
      {words.send}
    </SendButton>
  </ContractForm>
);

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
