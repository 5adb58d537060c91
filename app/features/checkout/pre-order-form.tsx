import { type ReactNode, useEffect, useState } from "react";
import { href, useLocation, useNavigate, useNavigation } from "react-router";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { endConfetti, throwConfetti } from "#app/ui/confetti/confetti.tsx";
import { ContractForm, type FormAnswer, SendButton, useIsReady } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { CheckboxField } from "#app/ui/forms/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Disclosure } from "#app/ui/section.tsx";
import { offerAt } from "#content/catalogue.ts";
import { ownOrder, preOrderForm } from "#content/site/checkout.ts";
import { testOrder } from "#content/site/shared.ts";
import type { OwnOrders } from "#contracts/backend.ts";
import { input } from "#contracts/start-checkout.ts";

/** Milliseconds that the hidden frame stays: long enough to fetch the payment page's parts. */
const frameStays = 30_000;

/**
 * Our own payment page's static shell in a hidden frame, so that its parts are here when the buyer gets there. A page elsewhere is only
 * connected to: it lets nobody frame it. No order is made by either.
 */
function PaymentPageShell({ paymentPage }: { paymentPage: string | null }) {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), frameStays);
    return () => clearTimeout(timer);
  }, []);
  if (!isThere) return null;
  if (paymentPage !== null) return <link rel="preconnect" href={paymentPage} />;
  return <iframe src="/card/shell" title={preOrderForm.preloading} aria-hidden="true" tabIndex={-1} hidden />;
}

const PreloadPaymentPage = (props: { paymentPage: string | null }) => useIsReady() && <PaymentPageShell {...props} />;

/**
 * From the press until the payment page takes over, the answer is no, or that page doesn't come (keep-page.ts). A page that the browser brings back as it was
 * (Back from the payment page) is usable again, though its own sending never came to an end; and it looks anew, for the order may be paid by now.
 * `answer`: the last one, for a request that fails at once has come to its end before React has seen it begin.
 */
function useLeaving(answer: object | undefined) {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => {
    if (state === "idle") setLeaving(false);
  }, [state, answer]);

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      // A visit in the place of the one that the router still takes to be under way: until then it would read nothing anew.
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, [navigate, pathname, search]);

  return { leaving, leave: () => setLeaving(true) };
}

const { agree, failed } = preOrderForm;
const isAgreed = (form: FormData) => form.has("agreedToTerms");

/** Why the way to the payment page is closed just now, and what to do. */
const Failed = ({ failure }: { failure: ShownFailure }) => (
  <FailureNotice failure={failure} title={failed[failure.code]} className="my-4">
    {(failure.code === "sold-out" || failure.code === "sales-closed") && (
      <p className="mt-2">
        <Link to={href("/warmth-list")}>{preOrderForm.join}</Link>
      </p>
    )}
  </FailureNotice>
);

type Props = {
  /** What a tube costs, such as "£15.00": the buyer's yes is to that. */
  exactPrice: string;
  /** Where the payment page stands, to get it ready; null: on our own origin. */
  paymentPage: string | null;
  answer?: FormAnswer | undefined;
  /** One more, after one that this browser has paid for. */
  another: boolean;
  /** When the page was made, signed. */
  stamp: string;
  /** The button's words. */
  children: ReactNode;
};

/** The box, and the button that leads to the payment page. One press is one order, however often it is pressed. */
export function PreOrderForm({ exactPrice, paymentPage, answer, another, stamp, children }: Props) {
  const failure = answer?.failure;
  const { stage, dispatch } = useSite();
  const { leaving, leave } = useLeaving(failure);
  useEffect(() => {
    if (failure) endConfetti();
  }, [failure]);

  return (
    <ContractForm
      contract={input}
      action={href("/checkout")}
      answer={answer}
      stamp={stamp}
      busy={leaving}
      isReady={isAgreed}
      summary={() => null}
      onSend={() => {
        leave();
        throwConfetti();
      }}
      {...preOrderForm.tool(exactPrice)}
    >
      <CheckboxField name="agreedToTerms" toolparamdescription={agree.tool} required>
        {`${agree.before} `}
        <Link to={href("/pre-order-terms")} target="_blank">
          {agree.terms}
        </Link>
        {` ${agree.and} `}
        <Link to={href("/privacy-policy")} target="_blank">
          {agree.privacy}
        </Link>
        .
      </CheckboxField>
      {failure && !failure.fields && failure.code !== "already-paid" && !leaving && <Failed failure={failure} />}
      <input type="hidden" name="offer" value={offerAt(exactPrice, dispatch)} />
      {another && <input type="hidden" name="another" value="true" />}
      <SendButton wide className="mt-4" sending={preOrderForm.sending} icon={<Icon name="lock" size={20} />}>
        <span>{children}</span>
      </SendButton>
      <p className="small soft mt-4">{stage === "live" ? preOrderForm.obligation(exactPrice) : testOrder.before}</p>
      <PreloadPaymentPage paymentPage={paymentPage} />
    </ContractForm>
  );
}

type OwnPurchaseProps = {
  paid: NonNullable<OwnOrders["paid"]>;
  /** Whether the form is open already, because one more has been asked for. */
  open?: boolean;
  /** Somebody has just pressed to order, and reads this instead. */
  takesFocus?: boolean;
  /** The form for one more. */
  children: ReactNode;
};

/** What this browser has just paid for comes first, as the answer to Pay may have been lost; one more is a press away, also without script. */
export function OwnPurchase({ paid: { reference, page }, open = false, takesFocus = false, children }: OwnPurchaseProps) {
  const words = ownOrder.paid;
  return (
    <>
      <FocusedNotice kind="ok" title={words.title} news={takesFocus}>
        <p>
          {words.reference} <strong className="readout inline-block">{reference}</strong>. {words.text}
        </p>
      </FocusedNotice>
      <ButtonLink to={page} wide className="my-6">
        {words.see}
      </ButtonLink>
      <Disclosure summary={words.another} open={open}>
        {children}
      </Disclosure>
    </>
  );
}
