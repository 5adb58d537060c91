import type { Specimen } from "#app/features/styleguide/specimen.ts";

/** One component: what it is for on the left, every state of it on the right, or across the page where it needs that. */
export function SpecimenEntry({ name, file, use, layout, states, unseen }: Specimen & { name: string }) {
  return (
    <article className={`guide-entry guide-${layout}`} id={name} data-specimen={name}>
      <header className="wrap guide-about">
        <h3>{name}</h3>
        <p className="small">{use}</p>
        <p className="readout guide-file">{file}</p>
      </header>
      <div className="guide-states">
        {unseen && <p className="small soft guide-unseen">{unseen}</p>}
        {states.map(({ name: state, show, ground, force, still, contained }) => (
          <figure key={state} className={unseen ? "guide-nothing" : "guide-state"} data-state={state}>
            <div
              className={["guide-stage", ground === "dark" && "on-dark guide-dark", ground === "white" && "guide-white", contained && "guide-contained"]
                .filter(Boolean)
                .join(" ")}
              {...(force && { "data-force": force })}
              {...(still && { inert: true })}
            >
              {show}
            </div>
            <figcaption className="readout">{state}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}
