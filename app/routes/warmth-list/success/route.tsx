import { href } from "react-router";
import { backend, caller } from "#app/context.ts";
import { Postcard } from "#app/features/warmth-list/postcard.tsx";
import { SuccessMenu } from "#app/features/warmth-list/success-menu.tsx";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfettiOnLoad } from "#app/ui/confetti/confetti.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { successPage as words } from "#content/site/warmth-list.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage({ title: words.title, description: words.description }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { browser } = context.get(caller);
  const shop = context.get(backend);
  const [preOrdered, mailWaits] = await Promise.all([browser ? orNullAfterTimeout(shop.hasPaidOrder(browser)) : false, orNullAfterTimeout(shop.mailsWait())]);
  return { preOrdered, mailWaits };
}

const Steps = () => (
  <>
    <ol className="mt-4 grid list-decimal gap-2 pl-6">
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="soft small mt-4">{words.nothingCame}</p>
  </>
);

const Reserved = () => (
  <>
    <h2 className="text-h3">{words.order.title}</h2>
    <p className="mt-3">{words.order.text}</p>
    <ButtonLink to={href("/order/find")} look="secondary" wide className="mt-6 mb-8">
      {words.order.button}
    </ButtonLink>
  </>
);

/** The device's share sheet where there is one, else the site's address on the clipboard. Not there without script. */
function ShareButton() {
  const toast = useToast();

  async function share() {
    const url = location.origin;
    const { title, text } = words.share;
    try {
      if (navigator.share) return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(url);
      toast(words.share.copied);
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: words.share.copyThis, description: url });
    }
  }

  return (
    <Button className="needs-script" onClick={share}>
      <Icon name="share" size={20} />
      {words.share.button}
    </Button>
  );
}

export default function Success({ loaderData: { preOrdered, mailWaits } }: Route.ComponentProps) {
  return (
    <Page>
      <ConfettiOnLoad />
      <SplitPage
        tone="deep"
        warm={words.title}
        lead={preOrdered ? words.preOrdered : words.joined}
        card={
          <>
            <Postcard />
            {preOrdered && <Reserved />}
            <h2 className="text-h3">{preOrdered ? words.confirmToo : words.confirm}</h2>
            {mailWaits ? <p className="mt-3">{words.tomorrow}</p> : <Steps />}
          </>
        }
      >
        <div className="flex flex-wrap gap-4">
          <ShareButton />
          <ButtonLink to={href("/")} look="secondary">
            {words.back}
          </ButtonLink>
        </div>
        <div className="mt-8">
          <SuccessMenu />
        </div>
      </SplitPage>
    </Page>
  );
}
