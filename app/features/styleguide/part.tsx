import type { ReactNode } from "react";

/** A numbered chapter of the guide. */
export function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section className="guide-part" id={id} aria-labelledby={`${id}-title`}>
      <header className="wrap guide-part-head">
        <h2 id={`${id}-title`} className="cold">
          {title}
        </h2>
        <p className="lead">{lead}</p>
      </header>
      {children}
    </section>
  );
}

/** A subject of a chapter that is no component. */
export function Topic({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="guide-entry guide-column">
      <header className="wrap guide-about">
        <h3>{title}</h3>
        <p className="small">{note}</p>
      </header>
      <div className="guide-states">{children}</div>
    </section>
  );
}
