import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page.tsx";

type Props = { done: boolean; waiting: number; unanswered: number; byHand: number };

/** What is still to come, a sentence each. */
function remaining({ done, waiting, unanswered, byHand }: Props): string[] {
  return [
    ...(unanswered > 0 ? ["Companies that work for us are being asked to forget you too. One that does not answer is asked again until it does."] : []),
    ...(byHand > 0 ? ["A company that no program can ask is asked by a person of ours, within the month that the law gives."] : []),
    ...(waiting > 0
      ? [
          `${waiting === 1 ? "An order is" : `${waiting} orders are`} still under way. Your name and address go from ${waiting === 1 ? "it" : "them"} once that is settled; you need not ask again.`,
        ]
      : []),
    ...(!done && unanswered === 0 && waiting === 0 ? ["In a few minutes we look once more, for anything that was being written just as you pressed."] : []),
  ];
}

/** After the press. The link goes on saying how far it is, for as long as it works. */
export function ErasedPage(props: Props) {
  const left = remaining(props);
  return (
    <PageHeader
      cold={props.waiting > 0 ? "Erased, but for" : "Your data is"}
      warm={props.waiting > 0 ? "your order" : "erased"}
      lead={
        left.length > 0
          ? "What this shop itself held about you is gone, with the exceptions named before."
          : "Everything is done. What the law makes us keep names you no more."
      }
    >
      {left.length > 0 && (
        <ul className="soft grid max-w-measure gap-3">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="soft max-w-measure">Should you ever come back, you come as somebody new. We wish you warm hands.</p>
      <p className="pt-4">
        <ButtonLink to="/" look="secondary">
          Back to site
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
