import type { ReactNode } from "react";
import type { Specimen } from "#app/routes/styleguide/specimen.ts";
import { Headline } from "#app/ui/page.tsx";
import { brand } from "#content/brand.ts";

const ideas = [
  ["Width is warmth.", "Cold headlines are condensed, warm ones expanded, on one variable axis."],
  ["Isotherms.", "Lines of equal warmth are the only ornament, round hands, feet, waves and hills."],
  ["North Sea to ember.", "One ramp of colour, each step brighter than the one before."],
] as const;

/** The cover: the idea in one look, and the contents. */
export function GuideHead({ parts, children }: { parts: readonly { id: string; title: string }[]; children: ReactNode }) {
  return (
    <header className="page-header bg-surface-deep on-dark">
      <div className="wrap">
        <p className="readout">{brand.name} · style guide</p>
        <Headline cold="Heat" warm="expands" />
        <dl className="guide-grid">
          {ideas.map(([idea, words]) => (
            <div key={idea}>
              <dt className="font-bold text-warm">{idea}</dt>
              <dd className="text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
        {children}
        <nav aria-label="Contents">
          <ol className="columns-3xs">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a className="inline-flex min-h-11 items-center" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}

/** A numbered chapter of the guide. */
export function Part({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section className="pt-(--section)" id={id} aria-labelledby={`${id}-title`}>
      <header className="wrap pb-12">
        <h2 id={`${id}-title`} className="cold">
          {title}
        </h2>
        <p className="lead soft mt-2">{lead}</p>
      </header>
      {children}
    </section>
  );
}

const entry = "grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-6 border-t border-rule py-[clamp(2rem,4vw,3.5rem)] scroll-mt-(--nav-height)";
const about = "wrap wrap-anywhere [&>*+*]:mt-2";
const beside = {
  entry: "lg:mx-auto lg:w-full lg:max-w-[calc(var(--container-page)+2*var(--gutter))] lg:grid-cols-[16rem_minmax(0,1fr)] lg:px-(--gutter)",
  about: "lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)] lg:self-start lg:p-0 print:static",
};
const layouts = {
  row: {
    ...beside,
    shown: "guide-row grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-5 gap-y-6 px-(--gutter) lg:px-0",
    words: "",
  },
  column: { ...beside, shown: "grid min-w-0 grid-cols-1 gap-8 px-(--gutter) lg:px-0", words: "" },
  plate: { entry: "", about: "", shown: "min-w-0", words: "px-(--gutter)" },
};
const grounds = { white: "bg-surface-raised", dark: "on-dark bg-surface-deep p-5 text-ink" };

/** A subject of a chapter that is no component. */
export function Topic({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className={`${entry} ${layouts.column.entry}`}>
      <header className={`${about} ${layouts.column.about}`}>
        <h3>{title}</h3>
        <p className="small">{note}</p>
      </header>
      <div className={layouts.column.shown}>{children}</div>
    </section>
  );
}

/** One component: what it is for on the left, every state of it on the right, or across the page where it needs that. */
export function SpecimenEntry({ name, file, use, layout, states, unseen }: Specimen & { name: string }) {
  const look = layouts[layout];
  return (
    <article className={`${entry} ${look.entry}`} id={name} data-specimen={name}>
      <header className={`${about} ${look.about}`}>
        <h3>{name}</h3>
        <p className="small">{use}</p>
        <p className="readout soft">{file}</p>
      </header>
      <div className={look.shown}>
        {unseen && <p className="small soft guide-unseen max-w-measure">{unseen}</p>}
        {states.map(({ name: state, show, ground, force, still, contained }) => (
          <figure key={state} className={unseen ? "hidden" : "guide-state mb-4 flex min-w-0 flex-col"} data-state={state}>
            <div
              className={["guide-stage guide-whole relative isolate", ground && grounds[ground], contained && "transform-[translate(0)] overflow-clip"]
                .filter(Boolean)
                .join(" ")}
              {...(force && { "data-force": force })}
              {...(still && { inert: true })}
            >
              {show}
            </div>
            <figcaption className={`readout soft pt-2 ${look.words}`}>{state}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}

const pseudo = /:(hover|focus-visible|active)(?![\w-])/g;

/** Only what can be pointed at or focused takes the state, not the stage it stands on. */
const forced = (selector: string) => selector.replace(pseudo, (_, state) => `:is([data-force="${state}"] :is(a, button, input, select, textarea))`);

/** The same rules again for elements in a `data-force`, inside the same layers and conditions. */
function copyRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.search(pseudo) < 0 ? "" : `${forced(rule.selectorText)}{${rule.style.cssText}}`;
      if (!(rule instanceof CSSGroupingRule)) return "";
      const inner = copyRules(rule.cssRules);
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inner}}`;
    })
    .join("");
}

/** Lets states be looked at that otherwise last only as long as a pointer rests: the site's own rules, not a copy kept by hand. */
export function forceStates() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => copyRules(cssRules)).join(""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
