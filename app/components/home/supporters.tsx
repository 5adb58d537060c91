import { Band } from "#app/components/band.tsx";
import { Sample } from "#app/components/sample.tsx";
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
