import { Icon } from "#app/components/icon.tsx";

/** Ticked points, each with a title and a sentence. */
export function Reasons({ list }: { list: readonly (readonly [title: string, words: string])[] }) {
  return (
    <ul className="ticks mt-6 max-w-measure">
      {list.map(([title, words]) => (
        <li key={title}>
          <Icon name="tick" />
          <div>
            <p className="font-bold">{title}</p>
            <p className="soft">{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
