import { data, redirectDocument } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { isOnSale } from "#app/features/checkout/offer.tsx";
import { throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { orNullAfterTimeout } from "#app/lib/http/with-timeout.ts";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { type CheckoutData, paidOf, YourPreOrder } from "#app/routes/shop/checkout/your-pre-order.tsx";
import { answerForm } from "#app/ui/forms/read-form.ts";
import { Notice, TestOrderMark } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { checkout, goodToKnow } from "#content/site/checkout.ts";
import type { OwnOrders } from "#contracts/backend.ts";
import { isFailure } from "#contracts/failure.ts";
import { priceOf } from "#contracts/site.ts";
import { input } from "#contracts/start-checkout.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(
    {
      title: checkout.titles[loaderData ? readingOf(loaderData) : "almost"],
      description: checkout.description((loaderData?.prices ?? siteOf(matches)).exactPrice),
    },
    matches,
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const { browser } = context.get(caller);
  const [stock, held, own, stamp] = await Promise.all([
    orNullAfterTimeout(shop.getAvailability({}, context.get(caller))),
    browser ? orNullAfterTimeout(shop.hasOpenOrder(browser)) : false,
    browser ? orNullAfterTimeout(shop.readOwnOrders(browser, context.get(caller))) : null,
    shop.stampForm(browser),
  ]);
  return {
    // Anew, unlike the tab's first page, which may be older than a change of price; of a tube that is held its own.
    prices: own?.held ?? priceOf(context.get(site)),
    stock,
    /** Whether a tube waits for this browser on the payment page, perhaps the last one. */
    held: held === true && (own?.unpaid !== false || own.paid === null),
    /** Whether nothing was charged for it, as far as is known. */
    unpaid: own?.unpaid === true,
    /** What this browser has paid for in the last hours. */
    paid: own?.paid ?? null,
    /** Back from the payment page, without having paid. */
    left: new URL(request.url).searchParams.get("left") === "1",
    paymentPage: context.get(site).paymentPage,
    stamp,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [shop, who] = [context.get(backend), context.get(caller)];
  const sent = String(form.get("stamp") ?? "");
  // Where nothing answers, the page keeps the stamp that it has.
  const stamp = (await orNullAfterTimeout(shop.stampForm(who.browser, sent))) ?? sent;
  let paid: OwnOrders["paid"] = null;
  const start = async (order: Parameters<typeof shop.startCheckout>[0]) => {
    try {
      const { url } = await shop.startCheckout(order, who);
      // The payment page is no page of this app, even where it stands on our own origin.
      throw redirectDocument(url, 303);
    } catch (error) {
      // Started in another tab, or before the answer to Pay was lost: this page knows nothing of that order yet.
      if (isFailure(error) && error.code === "already-paid" && who.browser) ({ paid } = await shop.readOwnOrders(who.browser, who).catch(throwFailure));
      throw error;
    }
  };
  const { data: refused, init } = await answerForm(input, form, start, { isStamped: true });
  return data({ ...refused, values: { ...refused.values, stamp }, paid }, init ?? undefined);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

/** Nothing to order here: whoever has a tube held for them still may pay for it. */
const isGone = ({ stock, held }: Route.ComponentProps["loaderData"]) => stock !== null && !isOnSale(stock.availability) && !held;

/** Which of its readings the page has for this browser, now. */
function readingOf(loaded: Route.ComponentProps["loaderData"], paid = loaded.paid): keyof typeof checkout.headlines {
  if (paid && !loaded.held) return "bought";
  if (!isGone(loaded)) return "almost";
  return loaded.stock?.availability === "closed" ? "closed" : "soldOut";
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { stock } = loaderData;
  const gone = isGone(loaderData);
  const shown: CheckoutData = { ...loaderData, gone, refused: actionData as CheckoutData["refused"] };
  const reading = readingOf(loaderData, paidOf(shown));
  const { lead, ...headline } = checkout.headlines[reading];
  return (
    <Page>
      <SplitPage
        {...headline}
        lead={
          <>
            {reading === "bought" && <TestOrderMark />}
            {lead}
          </>
        }
        card={<YourPreOrder {...shown} />}
      >
        <h2 className="text-h3">{checkout.goodToKnow}</h2>
        <Reasons list={goodToKnow(gone ? null : stock)} />
        {!stock && (
          <Notice kind="warn" className="mt-8">
            <p>{checkout.noDate}</p>
          </Notice>
        )}
      </SplitPage>
    </Page>
  );
}
