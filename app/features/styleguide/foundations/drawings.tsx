/** Everything that imagery/ has drawn stands here by itself. */
const files = import.meta.glob<string>("/imagery/drawn/*.svg", { query: "?url", import: "default", eager: true });

const kinds = [
  { title: "Thermal hand and foot", note: "Always captioned “Illustration, not measured data”.", of: /^(hand|foot|sole)/, dark: true },
  { title: "Scenes", note: "Two-pixel lines, and one warm place: where the hands or feet are.", of: /^scene-(?!.*-dark$)/, dark: false },
  { title: "Scenes for dark ground", note: "The same places at night.", of: /^scene-.*-dark$/, dark: true },
  { title: "Pages and posts", note: "One each, beside the headline.", of: /^(page|outside|blog)-/, dark: false },
  { title: "Small marks", note: "One beside each benefit.", of: /^glyph-/, dark: false },
  { title: "People", note: "Monograms in contour lines. Never a face that does not exist.", of: /^person-/, dark: true },
  {
    title: "Isotherms",
    note: "The only ornament: they divide, and they drift at most 6 px.",
    of: /^(?!hand|foot|sole|scene|glyph|person|page|outside|blog)/,
    dark: true,
    wide: true,
  },
] as const;

const named = Object.entries(files).map(([path, url]) => ({ name: path.replace(/^.*\/|\.svg$/g, ""), url }));

export function Drawings() {
  return kinds.map(({ title, note, of, dark, ...kind }) => {
    const drawn = named.filter(({ name }) => of.test(name));
    return (
      <section key={title} className="guide-drawings">
        <h4>{title}</h4>
        <p className="small soft">{note}</p>
        <ul className={["guide-drawn", dark && "guide-drawn-dark", "wide" in kind && "guide-drawn-wide"].filter(Boolean).join(" ")}>
          {drawn.map(({ name, url }) => (
            <li key={name}>
              <img src={url} alt="" loading="lazy" />
              <p className="readout">{name}</p>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
