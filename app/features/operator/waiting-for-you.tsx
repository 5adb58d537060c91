import { Card } from "#app/ui/section.tsx";

type Props = { counts: readonly (readonly [words: string, id: string, count: number])[] };

/** What waits for the owner, counted, each with the way to it further down the page. */
export function WaitingForYou({ counts }: Props) {
  const waiting = counts.filter(([, , count]) => count > 0);
  return (
    <Card tone="flat">
      <h2 className="font-bold font-text text-body">Waiting for you</h2>
      {waiting.length === 0 ? (
        <p className="soft mt-2">Nothing. Orders that can be sent stand below.</p>
      ) : (
        <ul className="mt-2">
          {waiting.map(([words, id, count]) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-6 border-ice-200 border-t first:border-t-0">
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {words}
              </a>
              <span className="font-mono">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
