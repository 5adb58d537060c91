import { href } from "react-router";
import { JoinForm } from "#app/features/warmth-list/join-form.tsx";
import { useSite } from "#app/lib/use-site.ts";
import type { FormAnswer } from "#app/ui/forms/contract-form.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { joinPage } from "#content/site/warmth-list.ts";
import { unfilled } from "#contracts/site.ts";

type Props = {
  action: string;
  answer: FormAnswer | undefined;
  /** They came by a shared link. `known`: it is that of somebody on the list. */
  referral?: { code: string; known: boolean; stamp: string };
};

/** The page that the list is joined on, by whichever way. */
export function JoinPage({ action, answer, referral }: Props) {
  const { price, closed } = useSite();
  const words = referral?.known ? { ...joinPage, ...joinPage.referred } : joinPage;
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold={words.cold}
        warm={words.warm}
        lead={words.lead}
        card={<JoinForm action={action} answer={answer} {...(referral && { referral })} />}
      >
        <h2 className="text-h3">{words.get}</h2>
        <Reasons list={words.promises} />
        {(closed === "" || closed === unfilled.closed) && (
          <p data-only="SALES=open" className="mt-8">
            {words.orderNow.before}
            <Link to={href("/checkout")}>{words.orderNow.link(price)}</Link>
            {words.orderNow.after}
          </p>
        )}
      </SplitPage>
    </Page>
  );
}
