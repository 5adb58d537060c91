/** What calls for an ambulance rather than a shop, where it is there now: an airway that may close, or somebody who is not themselves. */
export const emergencies: readonly RegExp[] = [
  /\b(?:face|lips?|tongue|throat|mouth|eyelids?)\b(?: \w+){0,4} (?:swell\w*|swollen|swole|puff\w*|ballooned|closing|tight\w*)\b|\b(?:swollen|swelling|puffy|swelled)(?: up)?(?: \w+){0,2} (?:face|lips?|tongue|throat|mouth)\b/,
  /\b(?:can not|cannot|cant|can hardly|can barely|struggling to|hard to|difficult to|difficulty|trouble|unable to|not) (?:breathe|breath|breathing|swallow)\b|\bshort of breath\b|\bwheez\w*\b|\banaphyla\w*\b/,
  /\b(?:fainted|passed out|collapsed|unconscious|not responding|having a (?:seizure|stroke|heart attack)|chest pains?)\b/,
];
