import { useNavigate } from "react-router";
import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import { Card } from "#app/ui/section.tsx";
import { backWords, orderSummary } from "#content/site/shipping.ts";

/** Back to where the visitor was, on another site too; to `otherwise` for who came straight here, or has no script. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const words = (
    <>
      <Icon name="left" size={18} />
      <span>{backWords}</span>
    </>
  );
  if (!hydrated)
    return (
      <ButtonLink to={otherwise} look="quiet" size="small">
        {words}
      </ButtonLink>
    );
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(otherwise));
  return (
    <Button look="quiet" size="small" onClick={() => void goBack()}>
      {words}
    </Button>
  );
}

/** What the label is for: an order, or, without one, a product that nobody buys here. */
export function OrderSummary({ order, isAwaited = true }: { order?: Pick<ShownOrder, "reference" | "product" | "quantity" | "total">; isAwaited?: boolean }) {
  const { title, lines, afterwards } = orderSummary(order);
  return (
    <Card tone="warm" className="self-start lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)]">
      <h2 className="mb-5 text-h3">{title}</h2>
      <PriceLines lines={lines} />
      {isAwaited && (
        <p className="soft small mt-5 border-warm-soft border-t pt-4">
          <span className="block max-w-measure">{afterwards}</span>
        </p>
      )}
    </Card>
  );
}

type FactsProps = { facts: readonly (readonly [name: string, value: string])[]; large?: boolean };

/** What a parcel is called: numbers to be read out and typed. */
export const ParcelFacts = ({ facts, large = false }: FactsProps) => (
  <dl className="grid gap-5">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="soft small">{name}</dt>
        <dd className={`readout wrap-anywhere ${large ? "text-h3" : ""}`}>{value}</dd>
      </div>
    ))}
  </dl>
);
