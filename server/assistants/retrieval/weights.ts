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
  /** What the question leaves over tells more … */
  leftOver: 0.65,
  /** … than what the known question has besides. */
  besides: 0.35,
  /** A sentence of a text is no question: that it sounds alike says less. */
  sentence: 0.45,
  /** What a question before this one had, beside what this one has. */
  faint: 0.6,
  /** How the score is mixed, beside how likely a passage is: the closest of its questions, what all of them know, what it knows in all. */
  mix: { closest: 1, about: 1, coverage: 1 },

  /**
   * How sure an answer is: logistic regression on questions that were kept back from all of the above, on questions whose passage was taken away, and
   * on such as belong to no shop.
   */
  sure: { before: -1.95, likely: 0.46, ahead: 0.52, closest: 2.1, coverage: 0.47, silent: -2.62, strange: 2.08, stranger: -1.2, enough: 0.1 },
  /** But never where a question without an answer is nearly as likely meant. */
  likelier: 0.8,
  /** A question so close to a known one is complete by itself, whatever was asked before; */
  whole: 0.7,
  /** … and so likely the one that is meant; */
  wholeLikely: 0.2,
  /** else it is read with the one before, unless it is so much surer without. */
  sureOfItsOwn: 1.15,
  /** A clause that asks goes before the others if it says so much of its own. */
  clause: 2,
  /** What is offered as a next question is at least so close. */
  near: 0.4,
  /** … and its passage knows so much of what was asked. */
  nearlyKnown: 0.5,
  /** An excerpt of a post or page answers where it has this share of what was asked, and so many ideas of it; less, where it alone knows a word. */
  excerpt: { coverage: 0.8, least: 2, onlyHere: 0.6 },
  /** A word that only the title of its page has. */
  inTitle: 0.4,
  /** It goes before a passage that is sure, and knows less than this share. */
  halfKnown: 0.6,
  /** … or, where it alone knows a word, is no likelier meant than this. */
  clearly: 0.6,
};
