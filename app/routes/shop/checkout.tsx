import { redirectDocument } from "react-router";
import { answerWords } from "#app/answer-failure.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { CutOutTube } from "#app/components/tube.tsx";
import { backend, caller, site } from "#app/context.ts";
import { describePage } from "#app/describe-page.ts";
import { failureWords } from "#app/failure-words.ts";
import { AvailabilityNote } from "#app/features/availability/availability-note.tsx";
import { Basket } from "#app/features/checkout/basket.tsx";
import { PreOrderForm } from "#app/features/checkout/pre-order-form.tsx";
import { Reasons } from "#app/features/reasons.tsx";
import { SplitPage } from "#app/features/split-page.tsx";
import { check } from "#app/forms/check.ts";
import { readStamped } from "#app/forms/read-stamped.ts";
import { inTime } from "#app/in-time.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { sendForm } from "#app/send-form.ts";
import { brand } from "#content/brand.ts";
import { catalogue, refundAim } from "#content/catalogue.ts";
import { failures } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { input } from "#contracts/start-checkout.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/checkout.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Almost there!", description: `Pre-order ${brand.name} for ${formatMoney(catalogue.tube.price)}, UK shipping included.` }, matches);
export const headers = pageHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(backend);
  const { browser } = context.get(caller);
  const [stock, held, stamp] = await Promise.all([
    inTime(shop.getAvailability({}, context.get(caller))),
    browser ? inTime(shop.hasOpenOrder(browser)) : false,
    shop.stampForm(),
  ]);
  return {
    stock,
    /** Whether a tube waits for this browser on the payment page, perhaps the last one. */
    held: held === true,
    /** Back from the payment page, without having paid. */
    left: new URL(request.url).searchParams.get("left") === "1",
    paymentPage: context.get(site).paymentPage,
    stamp,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = readStamped(await request.formData(), ["agreedToTerms"]);
  const agreed = check(input, sent);
  if (!agreed.ok) return answerWords({ code: "invalid", message: failures.invalid.message, fields: agreed.errors }, { stamp: sent.stamp });
  let url: string;
  try {
    ({ url } = await context.get(backend).startCheckout(agreed.value, context.get(caller)));
  } catch (error) {
    return answerWords(failureWords(error), { stamp: sent.stamp });
  }
  // The payment page is no page of this app, even where it stands on our own origin.
  throw redirectDocument(url, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

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

const SoldOut = () => (
  <>
    <p>Every tube in this pre-order is taken. Join the Warmth List and we will tell you when there are more.</p>
    <p className="small soft mt-3">Already on it? Then you keep your place, and need do nothing.</p>
    <ButtonLink to="/warmth-list" wide className="mt-6">
      Join Warmth List
    </ButtonLink>
  </>
);

function YourPreOrder({
  loaderData: { stock, held, left, paymentPage, stamp },
  actionData,
}: {
  loaderData: Route.ComponentProps["loaderData"];
  actionData: Route.ComponentProps["actionData"];
}) {
  const soldOut = stock?.availability === "sold-out" && !held;
  const takenMeanwhile = actionData?.failure.code === "sold-out";
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">Your pre-order</h2>
        {stock && (soldOut || takenMeanwhile || stock.availability !== "sold-out") && (
          <AvailabilityNote availability={takenMeanwhile ? "sold-out" : stock.availability} />
        )}
      </div>
      {held && (
        <Notice kind="ok" title="Your tube is still held for you" className="mb-6">
          <p>Nothing was charged. It stays yours for about 30 minutes from when you first went to pay.</p>
        </Notice>
      )}
      {left && !held && (
        <Notice kind="warn" title="The time to pay has run out" className="mb-6">
          <p>{`Nothing was charged, and the tube went back on the shelf.${soldOut ? "" : " You can start again below."}`}</p>
        </Notice>
      )}
      {soldOut ? (
        <SoldOut />
      ) : (
        <>
          <Basket />
          <div className="mt-6">
            <PreOrderForm paymentPage={paymentPage} failure={actionData?.failure} stamp={(actionData && "stamp" in actionData && actionData.stamp) || stamp}>
              <span className="md:hidden">Secure Checkout</span>
              <span className="max-md:hidden">{`Secure My Pre-Order – ${formatMoney(catalogue.tube.price)}`}</span>
            </PreOrderForm>
          </div>
        </>
      )}
    </>
  );
}

const almost = { cold: "Almost", warm: "there!", lead: `One tube of ${brand.name}, and your hands can look forward to the cold.` };
const gone = { cold: "Sold out,", warm: "for now", lead: "The Warmth List hears first when there are more tubes." };

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { stock, held } = loaderData;
  const soldOut = stock?.availability === "sold-out" && !held;
  return (
    <main id="main">
      <SplitPage {...(soldOut ? gone : almost)} card={<YourPreOrder loaderData={loaderData} actionData={actionData} />}>
        <div className="flex items-start gap-12">
          <div>
            <h2 className="text-h3">Good to know</h2>
            <Reasons list={facts(soldOut ? undefined : stock?.dispatch)} />
            {!stock && (
              <Notice kind="warn" className="mt-8">
                <p>We could not look up the dispatch date just now. Please reload this page in a moment, before you order.</p>
              </Notice>
            )}
          </div>
          <CutOutTube className="h-auto w-32 flex-none max-xl:hidden" />
        </div>
      </SplitPage>
    </main>
  );
}
