import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import { preOrder } from "#content/pages/pre-order.ts";

const { delivery, questions } = preOrder;

export function DeliveryAndQuestions({ dispatch }: { dispatch: string }) {
  return (
    <Band aria-labelledby="delivery-title">
      <div className="wrap delivery-grid">
        <div>
          <h2 id="delivery-title">
            <ColdToWarm cold={delivery.cold} warm={delivery.warm} />
          </h2>
          <dl className="delivery">
            {delivery.points(dispatch).map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="small">
            The long version is in the <Link to="/pre-order-terms">Pre-Order Terms</Link>. Ordered already? <Link to="/order/find">Find your order</Link>.
          </p>
        </div>
        <div>
          <h2 className="asked-title">{questions.title}</h2>
          <div className="asked">
            {questions.list(dispatch).map(({ question, answer }) => (
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
            More of them, answered at length, on the <Link to="/faq">questions page</Link>.
          </p>
        </div>
      </div>
    </Band>
  );
}
