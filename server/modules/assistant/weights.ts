/** Every number by which it is decided what answers a question, and whether anything does: docs/decisions has the why. */
export const weights = {
  /** A way of asking ("when", "how much"): it parts questions about one thing, and is not what is asked about. */
  way: 1,
  /** "It", "is", "more": between two questions about one thing they tell which is meant. */
  small: 0.11,
  /** A word that says little, beside one that says much. */
  light: 0.5,
  /** A word that none of our questions has: now and then a circumstance, mostly the matter itself. */
  stranger: 2.3,
  /** The same of a common word, or a number: mostly a circumstance. */
  commonStranger: 0.8,
  /** The same idea in another word … */
  otherWord: 0.9,
  /** … and one word of the several that make up an idea: neither is quite the same. */
  partOfIdea: 0.75,
  /** A sentence of a text is no question: that it sounds alike says less. */
  sentence: 0.45,
  /** A word for the same idea is nearly the word itself; and what a question has of a known one tells more than what that one has of it. */
  likeness: { sameIdea: 0.9, ownShare: 0.6 },
  /** What a question before this one had, beside what this one has. */
  faint: 0.6,
  /** How the score is mixed: how likely a passage is, how close its questions come word by word and as a whole, what it knows in all, whether it is there for this assistant alone. */
  mix: { likely: 0.8, close: 3.3, near: 1.9, coverage: 1.3, own: 0.7 },

  /** So far ahead of the next, a passage is as good as alone. */
  clear: 4,
  /**
   * How sure an answer is: logistic regression on questions that were kept back from all of the above, on questions whose passage was taken away, and
   * on such as belong to no shop.
   */
  sure: { before: 1.12, likely: 1.79, likelier: -1.29, ahead: 0.85, nearest: 0.75, coverage: 0.59, stranger: -1.03, enough: 0.2, together: 0.12 },
  /** But never where a question without an answer is nearly as likely meant. */
  likelier: 0.8,
  /**
   * What speaks for reading a question with the one before: found on strangers' follow-ups, and on questions set behind others that they had nothing to do with.
   * The best may stand so much further ahead in the one reading as this lacks of enough.
   */
  leans: {
    pointsBack: 3.2,
    mayPointBack: 0.4,
    somebody: 2,
    opensInTheMiddle: 0.3,
    asksTheSame: 0.5,
    short: 4.2,
    onlyHow: 4.8,
    adds: 1.4,
    again: 3,
    enough: 3.9,
  },
  /** What is told of the matter that was spoken of before. */
  sameMatter: 1.2,
  /** A clause that asks goes before the others if it says so much of its own. */
  clause: 2,
  /** What is offered as a next question is at least so close. */
  near: 0.4,
  /** … and its passage knows so much of what was asked. */
  nearlyKnown: 0.5,
  /** An excerpt of a post or page answers where it has this share of what was asked, and so many ideas of it; less, where it alone knows a word. */
  excerpt: { coverage: 0.9, least: 2, onlyHere: 0.75 },
  /** A word that only the title of its page has. */
  inTitle: 0.4,
  /** It goes before a passage that is sure, and knows less than this share. */
  halfKnown: 0.6,
  /** … or, where it alone knows a word, is no likelier meant than this. */
  clearly: 0.6,
};
