import type { LinkOutcome } from "#app/features/warmth-list/own/answer-link-form.ts";
import { LinkForm } from "#app/features/warmth-list/own/link-form.tsx";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";

type Props = {
  action: "/warmth-list/link" | "/site-access/list";
  stamp: string;
  outcome?: LinkOutcome | undefined;
  /** Whether a link that opens nothing led here. */
  broken: boolean;
  /** What was said to a press by such a link. */
  refused?: ShownFailure | undefined;
};

const headlines = {
  broken: { cold: "This link has", warm: "gone cold", lead: "Part of it is missing, or it is not one of ours any more." },
  asked: {
    cold: "Leave the list,",
    warm: "or change it",
    lead: "Every email of the Warmth List carries your own link. If you have none at hand, we send you one.",
  },
};

/** The way on for whoever has no link, or a wrong one. */
export const LostView = ({ broken, refused, ...form }: Props) => (
  <SplitPage
    tone="deep"
    {...headlines[broken ? "broken" : "asked"]}
    card={
      <>
        <FailureNotice failure={refused} className="mb-8" />
        <LinkForm {...form} />
      </>
    }
  >
    {broken && <p className="soft max-w-measure">If you copied it from an email, make sure that you have all of it, to the last letter.</p>}
    <p className={`soft max-w-measure ${broken ? "mt-4" : ""}`}>
      The link opens a page of your own: it shows what we hold of you and what you get from us. You can change that there, or leave with one press.
    </p>
  </SplitPage>
);
