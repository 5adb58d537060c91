import { Icon } from "#app/ui/icon.tsx";
import { preOrder } from "#content/pages/pre-order.ts";

const { is, isNot } = preOrder;

export function IsAndIsNot() {
  return (
    <section className="wrap is-grid">
      {[{ ...is, icon: "tick", look: "is-warm" } as const, { ...isNot, icon: "close", look: "is-cold" } as const].map(({ title, lines, icon, look }) => (
        <div key={title} className={look}>
          <h2>{title}</h2>
          <ul className="ticks">
            {lines.map((line) => (
              <li key={line}>
                <Icon name={icon} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
