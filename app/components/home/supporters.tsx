import { Band } from "#app/ui/section.tsx";
import { Sample } from "#app/ui/text.tsx";
import { supporters } from "#content/supporters.ts";

export function Supporters() {
  return (
    <Band from="warm" className="supporters" aria-labelledby="supporters-title">
      <div className="wrap">
        <h2 id="supporters-title">Supported by</h2>
        <ul>
          {supporters.map(({ name }) => (
            <li key={name}>
              <span className="supporter">{name}</span> <Sample />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
