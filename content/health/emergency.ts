/** What calls for an ambulance rather than a shop, where it is there now: an airway that may close, or somebody who is not themselves. */
export const emergencies: readonly RegExp[] = [
  /\b(?:face|lips?|tongue|throat|mouth|eyelids?)\b(?: \w+){0,4} (?:swell\w*|swollen|swole|puff\w*|ballooned|clos(?:e|es|ed|ing) up|closing|tight\w*)\b|\b(?:swollen|swelling|puffy|swelled)(?: up)?(?: \w+){0,2} (?:face|lips?|tongue|throat|mouth)\b/,
  /\b(?:can not|cannot|cant|can hardly|can barely|struggling to|hard to|difficult to|difficulty|trouble|unable to|not) (?:breathe|breath|breathing|swallow)\b|\bshort of breath\b|\bwheez\w*\b|\banaphyla\w*\b/,
  /\bchest (?:\w+ ){0,3}(?:tight\w*|pains?|hurts?|hurting|heavy|crushing|squeez\w+)\b|\b(?:tight|heavy|crushing|painful|sore) chest\b|\b(?:pain|tightness|pressure) (?:in|across|on) (?:my|his|her|the) chest\b/,
  /\b(?:lips?|tongue|face)\b(?: \w+){0,3} (?:blue|bluish|grey|purple)\b/,
  /\b(?:floppy|unresponsive|limp and|(?:will not|can not|cannot|does not|not) (?:wake|waking|respond|responding|come round))\b/,
  /\b(?:fainted|passed out|collapsed|unconscious|not responding|having a (?:seizure|stroke|heart attack)|chest pains?)\b/,
];

const digits = "(?:toes?|fingers?|fingertips?|feet|foot|hands?|thumbs?|heels?|digits|nails?|nose|ears?)";
const isNow = "(?:is|are|was|were|has|have|gone|went|turned|turning|going|looks?|looking|become|becoming|stayed|staying|still)";
const dead =
  "(?:numb|no feeling|without feeling|lost (?:all )?(?:the )?feeling|(?:can not|cannot|cant|can hardly|can barely|could not) feel (?:them|it|my|his|her|the|any|anything)|hard as wood|solid|rock hard)";
const pale = "(?:blue|bluish|white|whitish|grey|greyish|purple|waxy|mottled|black|blackened)";
const unlikeThemselves =
  "(?:confus\\w+|slurr\\w+|slurred|mumbl\\w+|drows\\w+|sleepy|dozy|not making sense|making no sense|talking nonsense|stumbl\\w+|can not stand|cannot stand|unsteady|clumsy|floppy|limp|listless|not (?:himself|herself|themselves|myself)|acting (?:strange|drunk|odd|funny|weird)|talking funny|uncontrollabl\\w+|violently|(?:can not|cannot|cant|will not|does not) stop)";
const chilled =
  "(?:shiver\\w*|hypotherm\\w*|after (?:a|my|his|her|the|our) (?:\\\\w+ )?(?:swim|dip|plunge)|out of the (?:water|sea|lake|river)|(?:fell|falling|fallen|went|been) (?:in|into|through) (?:\\\\w+ )?(?:the )?(?:lake|river|sea|water|loch|canal|pond|ice|snow)|(?:out|stuck|lost) in the (?:snow|cold)|freezing cold|so cold)";

/** What the cold has done and cannot wait, said of now: skin that is dead to feeling and of a wrong colour, or somebody unlike themselves. */
export const frozen: readonly RegExp[] = [
  new RegExp(`\\b${digits}\\b(?: \\w+){0,3} ${isNow}(?: \\w+){0,3} ${pale}\\b.{0,40}\\b${dead}\\b`),
  new RegExp(`\\b${dead}\\b.{0,40}\\b${isNow}(?: \\w+){0,3} ${pale}\\b`),
  new RegExp(`\\b${digits}\\b(?: \\w+){0,3} ${isNow}(?: \\w+){0,3} (?:numb|dead)\\b.{0,30}\\b${pale}\\b`),
  new RegExp(`\\b${digits}(?: all| so| really| both| hard)* ${pale}\\b.{0,30}\\b${dead}\\b`),
  new RegExp(`\\b${digits}\\b(?: \\w+){0,2} ${isNow}(?: \\w+){0,2} (?:black|blackened|waxy)\\b`),
  new RegExp(`\\b${chilled}\\b.{0,40}\\b${unlikeThemselves}\\b|\\b${unlikeThemselves}\\b.{0,40}\\b${chilled}\\b`),
  /\bstopped shivering\b/,
  /\b(?:i|he|she|they|we|mum|dad|mate|friend|husband|wife|son|daughter|nan|somebody|someone|it is|this is|is this|is it|could this be|got|have|has|having|with|think|looks like) (?:\w+ ){0,3}(?:frost ?bit\w*|frost ?nip\w*|hypotherm\w*)\b/,
];
