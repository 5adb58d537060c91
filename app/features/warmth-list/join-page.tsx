import { JoinForm, type SentBack } from "#app/features/warmth-list/join-form.tsx";
import { Link } from "#app/ui/link.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { referralWords } from "#content/referral.ts";
import { formatShort } from "#contracts/money.ts";

const promises = [
  ["First to hear", `You get an email when pre-orders open and when tubes ship. ${brand.name} is made in limited batches.`],
  ["Three kinds of email, no more", "About your place, when pre-orders open, and when tubes ship. Anything else only if you tick the second box."],
  ["From any country", "For now tubes go to addresses in the United Kingdom. Your country tells us where to go next."],
  ["Nothing is charged", "Joining is free, needs no card, and you can leave whenever you like."],
] as const;

type Props = {
  action: `/${string}`;
  sentBack: SentBack | undefined;
  /** They came by a shared link. `known`: it is that of somebody on the list. */
  referral?: { code: string; known: boolean; stamp: string };
};

/** The page that the list is joined on, by whichever way. */
export function JoinPage({ action, sentBack, referral }: Props) {
  const told = referral?.known === true;
  return (
    <Page>
      <SplitPage
        tone="deep"
        cold="Join the"
        warm="Warmth List"
        lead={
          told ? `${referralWords.told} Leave your name, and hear from us first.` : "Cold hands and feet every winter? Leave your name, and hear from us first."
        }
        card={<JoinForm action={action} sentBack={sentBack} {...(referral && { referral })} />}
      >
        <h2 className="text-h3">What you get</h2>
        <Reasons list={told ? [...promises, referralWords.forReferred] : promises} />
        <p className="mt-8">
          Rather not wait? <Link to="/checkout">Pre-order a tube for {formatShort(catalogue.tube.price)}</Link>, UK shipping included.
        </p>
      </SplitPage>
    </Page>
  );
}
