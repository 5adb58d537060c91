import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { preOrder } from "#content/pages/pre-order.ts";

const { use } = preOrder;

/** One morning, as a list that warms on its way down. */
export function HowToUse() {
  return (
    <Band tone="deep" className="use-band" aria-labelledby="use-title">
      <div className="wrap use-grid">
        <div>
          <h2 id="use-title">
            <ColdToWarm cold={use.cold} warm={use.warm} />
          </h2>
          <p className="lead soft">{use.lead}</p>
        </div>
        <ol className="morning">
          {use.steps.map(({ time, title, text }) => (
            <li key={title}>
              <p className="morning-time">{time}</p>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
