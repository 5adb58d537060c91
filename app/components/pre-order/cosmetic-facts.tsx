import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { cosmeticFacts } from "#content/cosmetic-facts.ts";
import { preOrder } from "#content/pages/pre-order.ts";

const { facts } = preOrder;

/** What the law wants on a cosmetic, open lines included. */
export function CosmeticFacts() {
  return (
    <Band tone="ice" aria-labelledby="facts-title">
      <div className="wrap label-grid">
        <div>
          <h2 id="facts-title">
            <ColdToWarm cold={facts.cold} warm={facts.warm} />
          </h2>
          <p className="label-lead">{facts.lead}</p>
        </div>
        <dl className="label">
          {cosmeticFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value === null ? "label-open" : undefined}>{value ?? facts.missing}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
