import { redirectDocument } from "react-router";
import { backend, caller, site } from "#app/context.ts";
import { AvailabilityNote, isOnSale } from "#app/features/availability/availability-note.tsx";
import { Basket } from "#app/features/checkout/basket.tsx";
import { OwnPurchase } from "#app/features/checkout/own-purchase.tsx";
import { PreOrderForm } from "#app/features/checkout/pre-order-form.tsx";
import { failureResponse, type ShownFailure, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { orNullAfterTimeout } from "#app/lib/http/or-null-after-timeout.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { check, readStamped } from "#app/ui/forms/read-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { CutOutTube } from "#app/ui/tube.tsx";
import { brand } from "#content/brand.ts";
import { catalogue, refundAim } from "#content/catalogue.ts";
import type { OwnOrders } from "#contracts/backend.ts";
import { failures } from "#contracts/failure.ts";
import type { Availability } from "#contracts/get-availability.ts";
import { formatMoney } from "#contracts/money.ts";
import { input } from "#contracts/start-checkout.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/checkout.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Almost there!", description: `Pre-order ${brand.name} for ${formatMoney(catalogue.tube.price)}, UK shipping included.` }, matches);

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
  const sent = readStamped(await request.formData(), ["agreedToTerms", "another"]);
  const agreed = check(input, sent);
  const [shop, who] = [context.get(backend), context.get(caller)];
  // Where nothing answers, the page keeps the stamp that it has.
  const stamp = (await orNullAfterTimeout(shop.stampForm(who.browser, String(sent.stamp)))) ?? String(sent.stamp);
  if (!agreed.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: agreed.errors }, { stamp });
  let url: string;
  try {
    ({ url } = await shop.startCheckout(agreed.value, who));
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code !== "already-paid" || !who.browser) return failureResponse(failure, { stamp });
    // Started in another tab, or before the answer to Pay was lost: this page knows nothing of that order yet.
    const { paid } = await shop.readOwnOrders(who.browser, who).catch(throwFailure);
    return failureResponse(failure, { stamp, paid });
  }
  // The payment page is no page of this app, even where it stands on our own origin.
  throw redirectDocument(url, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const facts = (dispatch: string | undefined) =>
  [
    ...(dispatch
      ? [["Sent to you", `We send it ${dispatch}. If that date has to move, we write to you, and you may wait or have your money back.`] as const]
      : []),
    [
      "Cancel for a full refund",
      `At any time before it is sent. Refunds aim to arrive in ${refundAim}. Afterwards you have 14 days from receiving it, while the tube is sealed.`,
    ],
    ["United Kingdom only, for now", "Delivery is included. Elsewhere? The Warmth List tells you when we come to you."],
    ["One-time purchase", "No subscription, and your card is not kept by us."],
  ] as const;

const NotOnSale = ({ availability, opens }: Availability) => (
  <>
    {availability === "closed" ? (
      <p>
        {opens
          ? `Pre-orders are closed until ${opens}. Join the Warmth List to hear first when they open.`
          : "Pre-orders are closed just now. Join the Warmth List and we will tell you when they open again."}
      </p>
    ) : (
      <p>Every tube in this pre-order is taken. Join the Warmth List and we will tell you when there are more.</p>
    )}
    <p className="small soft mt-3">Already on it? Then you keep your place, and need do nothing.</p>
    <ButtonLink to="/warmth-list" wide className="mt-6">
      Join Warmth List
    </ButtonLink>
  </>
);

/** A press that came to nothing: why, and what this browser has paid for already. */
type Refused = { failure: ShownFailure; stamp?: string; paid?: OwnOrders["paid"] };
type Data = { loaderData: Route.ComponentProps["loaderData"]; refused: Refused | undefined };

/** Nothing to order here: whoever has a tube held for them still may pay for it. */
const isGone = ({ stock, held }: Route.ComponentProps["loaderData"]) => stock !== null && !isOnSale(stock.availability) && !held;
/** What a press has just met, as the page would say it had it known. */
const goneBy = (code: ShownFailure["code"]) => (({ "sold-out": "sold-out", "sales-closed": "closed" }) as const)[code as "sold-out" | "sales-closed"];

/** What the page found, or what the press has just met. */
const paidOf = ({ loaderData, refused }: Data) => refused?.paid ?? loaderData.paid;

function YourPreOrder(data: Data) {
  const { loaderData, refused } = data;
  const { stock, held, unpaid, left } = loaderData;
  const paid = paidOf(data);
  const gone = isGone(loaderData);
  const meanwhile = refused && goneBy(refused.failure.code);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Your pre-order</h2>
        {stock && (gone || meanwhile || isOnSale(stock.availability)) && <AvailabilityNote availability={meanwhile ?? stock.availability} />}
      </div>
      {held && (
        <Notice kind="ok" title="Your tube is still held for you" className="mb-6">
          <p>{`${unpaid ? "Nothing was charged. " : ""}It stays yours for about 30 minutes from when you first went to pay.`}</p>
        </Notice>
      )}
      {left && !held && !paid && (
        <Notice kind="warn" title="The time to pay has run out" className="mb-6">
          <p>{`Nothing was charged, and the tube went back on the shelf.${gone ? "" : " You can start again below."}`}</p>
        </Notice>
      )}
      {paid ? (
        <OwnPurchase paid={paid} open={held} asked={refused?.failure.code === "already-paid"}>
          <Order {...data} />
        </OwnPurchase>
      ) : (
        <Order {...data} />
      )}
    </>
  );
}

/** What is bought, and the way to the payment page. */
function Order(data: Data) {
  const { loaderData, refused } = data;
  const { stock, paymentPage, stamp } = loaderData;
  if (stock && isGone(loaderData)) return <NotOnSale {...stock} />;
  return (
    <>
      <Basket />
      <div className="mt-6">
        <PreOrderForm paymentPage={paymentPage} failure={refused?.failure} another={paidOf(data) !== null} stamp={stamp} renewed={refused?.stamp}>
          <span className="md:hidden">Secure Checkout</span>
          <span className="max-md:hidden">{`Secure My Pre-Order – ${formatMoney(catalogue.tube.price)}`}</span>
        </PreOrderForm>
      </div>
    </>
  );
}

const almost = { cold: "Almost", warm: "there!", lead: `One tube of ${brand.name}, and your hands can look forward to the cold.` };
const bought = { cold: "You've already", warm: "paid", lead: `One tube of ${brand.name} is yours. Nothing more is charged unless you order another.` };
const soldOut = { cold: "Sold out,", warm: "for now", lead: "The Warmth List hears first when there are more tubes." };
const closed = { cold: "Closed,", warm: "for now", lead: "The Warmth List hears first when pre-orders open again." };

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { stock, held } = loaderData;
  const gone = isGone(loaderData);
  const data = { loaderData, refused: actionData as Refused | undefined };
  const paid = paidOf(data) !== null && !held;
  return (
    <Page>
      <SplitPage {...(paid ? bought : gone ? (stock?.availability === "closed" ? closed : soldOut) : almost)} card={<YourPreOrder {...data} />}>
        <div className="flex items-start gap-12">
          <div>
            <h2 className="text-h3">Good to know</h2>
            <Reasons list={facts(gone ? undefined : stock?.dispatch)} />
            {!stock && (
              <Notice kind="warn" className="mt-8">
                <p>We could not look up the dispatch date just now. Please reload this page in a moment, before you order.</p>
              </Notice>
            )}
          </div>
          <CutOutTube className="h-auto w-32 flex-none max-xl:hidden" />
        </div>
      </SplitPage>
    </Page>
  );
}
