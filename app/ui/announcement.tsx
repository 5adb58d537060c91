import { useEffect, useState } from "react";

/** Milliseconds that words are left to a screen reader to take them up. */
const stays = 1_000;

/**
 * Says words to those who listen whenever they become other ones; then it's empty again, for what they tell of stands elsewhere in the page.
 * A screen reader hears only what changes in it: it stands there before there's anything to say.
 */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    setSaid(words);
    const timer = setTimeout(setSaid, stays, "");
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
