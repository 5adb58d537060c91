/** A piece of a mail. Text is plain; lines within it are parted by \n. */
export type Block =
  | { paragraph: string }
  | { heading: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: string; url: string }
  /** Where else to look, more quietly than by a button. */
  | { link: string; url: string }
  | { form: readonly string[] };

/** A mail's words, once: its text and its HTML are both made from them, so they cannot drift apart. */
export type Letter = {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  title: string;
  blocks: readonly Block[];
  /** In every mail to somebody of the Warmth List: its foot and its headers name the way out. */
  list?: ListWays;
};

/** Why they get it, in a sentence; and their own links: to leave, and to see and change what we hold. */
export type ListWays = { why: string; leave: string; yours: string };
