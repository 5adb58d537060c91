type Props = { facts: readonly (readonly [name: string, value: string])[]; large?: boolean };

/** What a parcel is called: numbers to be read out and typed. */
export const ParcelFacts = ({ facts, large = false }: Props) => (
  <dl className="grid gap-5">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="soft small">{name}</dt>
        <dd className={`readout wrap-anywhere ${large ? "text-h3" : ""}`}>{value}</dd>
      </div>
    ))}
  </dl>
);
