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
  /** How the score is mixed: the closest of a passage's questions, what all of them know, what it knows in all. */
  mix: { closest: 0.5, about: 0.15, coverage: 0.35, likely: 1 },

  /** An answer is sure when all of what was asked is known to its passage: then it may be asked in odd ways; */
  closeWhenWhole: 0.12,
  /** or when it is nearly certain to be meant, and a part is known; */
  certain: 0.6,
  knownWhenCertain: 0.25,
  /** or when this share is known and one of its questions is so close; */
  known: 0.7,
  close: 0.36,
  /** or when less is known, it is as close, and no other passage comes nearly as near. */
  knownInPart: 0.5,
  ahead: 1.4,
  /** But never where a question without an answer is nearly as near. */
  beside: 1.3,
  /** What is offered as a next question is at least so close. */
  near: 0.4,
};
