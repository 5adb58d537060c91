import { ToSeeTo } from "#app/features/operator/to-see-to.tsx";

type Shown = { question: string | null; times: number; last: string };

/** What visitors asked the assistants and our content does not say: the most asked first. */
export function Questions({ questions, days }: { questions: readonly Shown[]; days: number }) {
  return (
    <ToSeeTo id="questions" title="Questions without an answer" none={`None in ${days} days: the assistants knew what they were asked.`}>
      {questions.map(({ question, times, last }) => (
        <li key={question ?? "not kept"} className="small flex flex-wrap justify-between gap-x-4 border-ice-200 border-b pb-2">
          <span className="wrap-anywhere">{question ?? "Words that were not to be kept"}</span>
          <span className="soft readout whitespace-nowrap">
            {times} ×, {last}
          </span>
        </li>
      ))}
    </ToSeeTo>
  );
}
