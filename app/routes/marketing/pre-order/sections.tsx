import { Icon } from "#app/ui/icon.tsx";
import { Band } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { ColdToWarm, SheetLines } from "#app/ui/text.tsx";
import { sheetGroups } from "#content/product.ts";
import { preOrder } from "#content/site/pre-order.ts";

const { use } = preOrder;

/** One morning, as a list that warms on its way down. */
export function HowToUse() {
  return (
    <Band tone="deep" aria-labelledby="use-title">
      <div className="wrap use-grid lg:grid-cols-[0.75fr_1.4fr]">
        <div>
          <h2 id="use-title">
            <ColdToWarm cold={use.cold} warm={use.warm} />
          </h2>
          <p className="lead soft mt-4">{use.lead}</p>
        </div>
        <ol className="morning warming-steps">
          {use.steps.map(({ time, title, text }) => (
            <li key={title}>
              <p className="readout">{time}</p>
              <div>
                <h3>{title}</h3>
                <p className="soft max-w-measure">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

const { is, isNot } = preOrder;

export function IsAndIsNot() {
  return (
    <section className="wrap is-grid lg:grid-cols-[1fr_1.25fr]">
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

const { facts } = preOrder;

/** The product sheet: what the law wants on a cosmetic, and what buyers ask. */
export function ProductSheet({ unitPrice }: { unitPrice: string }) {
  return (
    <Band tone="ice" aria-labelledby="facts-title">
      <div className="wrap label-grid lg:grid-cols-[0.7fr_1.3fr]">
        <div>
          <h2 id="facts-title">
            <ColdToWarm cold={facts.cold} warm={facts.warm} />
          </h2>
          <p className="label-lead">{facts.lead}</p>
        </div>
        <div className="grid gap-8">
          {sheetGroups(unitPrice).map(({ id, title, lines }) => (
            <section key={title} id={id} aria-label={title}>
              <h3 className="mb-3">{title}</h3>
              <SheetLines lines={lines} term="font-bold" className="label" />
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}

const { delivery, questions } = preOrder;

export function DeliveryAndQuestions({ dispatch, delivered }: { dispatch: string; delivered: string }) {
  return (
    <Band aria-labelledby="delivery-title">
      <div className="wrap delivery-grid lg:grid-cols-2">
        <div>
          <h2 id="delivery-title">
            <ColdToWarm cold={delivery.cold} warm={delivery.warm} />
          </h2>
          <dl className="my-7 grid gap-6">
            {delivery.points(dispatch, delivered).map(({ title, text }) => (
              <div key={title}>
                <dt className="font-bold">{title}</dt>
                <dd className="soft max-w-measure">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="small">
            <Sentence words={delivery.more} />
          </p>
        </div>
        <div>
          <h2 className="asked-title">{questions.title}</h2>
          <div className="asked">
            {questions.list(dispatch, delivered).map(({ question, answer }) => (
              <details key={question} name="pre-order-questions">
                <summary>
                  {question}
                  <Icon name="down" size={20} />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
          <p className="small">
            <Sentence words={questions.more} />
          </p>
        </div>
      </div>
    </Band>
  );
}
