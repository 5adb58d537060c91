/** Every number by which it is decided what answers a question, and whether anything does: docs/decisions has the why. */
export const weights = {
  /** A way of asking ("when", "how much"): it parts questions about one thing, and is not what is asked about. */
  way: 1.9,
  /** A word that says little, beside one that says much. */
  light: 0.35,
  /** A word that none of our questions has: now and then a circumstance, mostly the matter itself. */
  stranger: 2.7,
  /** The same of a common word, or a number: mostly a circumstance. */
  commonStranger: 0.8,
  /** The same idea in another word … */
  otherWord: 0.9,
  /** … and one word of the several that make up an idea: neither is quite the same. */
  partOfIdea: 0.5,
  /** What the question leaves over tells more … */
  leftOver: 0.65,
  /** … than what the known question has besides. */
  besides: 0.35,
  /** A sentence of a text is no question: that it sounds alike says less. */
  sentence: 0.7,
  /** What a question before this one had, beside what this one has. */
  faint: 0.5,
  /** How the score is mixed: the closest of a passage's questions, what all of them know, what it knows in all. */
  mix: { closest: 0.45, about: 0.2, coverage: 0.35 },

  /** An answer is sure when this share of what was asked is known to its passage and one of its questions is so close; */
  known: 0.62,
  close: 0.5,
  /** or when all of it is known: then it may be asked in odder ways; */
  closeWhenWhole: 0.25,
  /** or when it is known in part, and no other passage comes nearly as near. */
  knownInPart: 0.42,
  ahead: 1.4,
};
