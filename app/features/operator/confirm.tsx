import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";

/** What opens in its place; `of`: which one, for those who don't see where it stands. Not by `aria-label`: what is in a summary is read as well. */
export const Summary = ({ id, words, of, className = "" }: { id?: string; words: string; of?: string | undefined; className?: string }) => (
  <summary id={id} className={`small min-h-11 w-fit cursor-pointer content-center text-cold-strong ${className}`.trim()}>
    {words} {of && <VisuallyHidden>{of}</VisuallyHidden>}
  </summary>
);

type Props = {
  words: string;
  of?: string | undefined;
  /** What comes of it. */
  means: string;
  /** The button's, once that is read. */
  now: string;
  intent: string;
  /** The fields that say which one, where there are several. */
  children?: ReactNode;
};

/** Something that can't be undone: it says what comes of it, and is pressed twice. */
export const Confirm = ({ words, of, means, now, intent, children }: Props) => (
  <details>
    <Summary words={words} of={of} />
    <Form method="post" className="mt-2 grid max-w-md justify-items-start gap-3 whitespace-normal pb-2">
      {children}
      <p className="wrap-anywhere">{means}</p>
      <Button type="submit" name="intent" value={intent} look="danger" size="small">
        {now}
      </Button>
    </Form>
  </details>
);
